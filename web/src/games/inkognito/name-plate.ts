// Where the name of a space lies on the map.
/** How wide and high it is at most, as a rule, in pixels. */
export const PLATE_WIDTH = 290;
const HEIGHT = 84;
/** How far it stays from the lower edge, over the tools of a small screen, and from the upper one,
    under what is said there. */
export const lowOf = (narrow: boolean) => (narrow ? 60 : 12);
export const HIGH = 40;
/** From where to where it would lie, at the lower edge and at the upper. */
export const plateRows = (narrow: boolean, height: number) =>
  [
    [height - lowOf(narrow) - HEIGHT, height - lowOf(narrow)],
    [HIGH, HIGH + HEIGHT],
  ] as const;
