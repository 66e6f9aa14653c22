/**
 * What visitors did before the script for it arrived: the head script remembers presses in order, and the island that
 * owns a button acts on them once it is there.
 */
declare global {
  var early: Event[];
  /** Until when the form sends no further message, in ms as events count their time. */
  var held: number;
  /** The header's panel and its button, by their ids. */
  var menu: HTMLElement;
  var menuButton: HTMLElement;
}

/** Takes presses within an element out of the list, and returns the buttons that were pressed. */
export function takeEarlyPresses(within: Element): Element[] {
  const mine = early.filter(({ target }) => within.contains(target as Node));
  early = early.filter((press) => !mine.includes(press));
  return mine.flatMap(({ target }) => (target as Element).closest('button') ?? []);
}
