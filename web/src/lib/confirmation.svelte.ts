// What cannot be taken back asks once more.
const state = $state<{ text: string; yes: string; answer: ((sure: boolean) => void) | null }>({
  text: "",
  yes: "",
  answer: null,
});

export function question() {
  return state;
}

export function sure(text: string, yes: string): Promise<boolean> {
  return new Promise((answer) => {
    state.text = text;
    state.yes = yes;
    state.answer = (given) => {
      state.answer = null;
      answer(given);
    };
  });
}
