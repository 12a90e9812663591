// Whether what I was shown has the stage: until it is put away nothing else can be done.
let lies = $state(false);

export const lying = () => lies;

export function lay(now: boolean) {
  lies = now;
}
