// What somebody has opened by himself, over the board; nothing, one thing at a time.
export type Opened = "" | "declare" | "lock" | "missions" | "shown";
