// A bot as a child process, for Node.js: it never guesses what it can still ask, and counts.
//
// ridotto arena masks --bots random,"run:node docs/examples/first_bot.mjs" --games 20

import { createInterface } from "node:readline";

const games = new Map(); // one process plays many games and seats; each has a number

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if ("ridotto" in message) {
    games.set(message.game, { seat: message.seat, heard: 0 }); // also: vocabulary, board, view …
  } else if ("fact" in message) {
    games.get(message.game).heard += 1; // message.words has the words for its numbers
  } else if ("over" in message) {
    games.delete(message.game);
  } else {
    const quiet = message.act.filter((action) => !/^(declare|escape|lock|call)/.test(action));
    const choices = quiet.length ? quiet : message.act;
    const answer = choices[(message.seed + games.get(message.game).heard) % choices.length];
    process.stdout.write(JSON.stringify({ game: message.game, do: answer }) + "\n");
  }
}
console.error(`${games.size} games were not over`);
