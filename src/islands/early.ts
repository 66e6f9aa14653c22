/**
 * Buttons pressed before their script arrived: the head script remembers them in order,
 * the island that owns a button acts on them once it is there.
 */
declare global {
  var early: (Element | null)[];
  /** The header's panel and its button, by their ids. */
  var menu: HTMLElement;
  var menuButton: HTMLElement;
}

/** Takes out of the list, and returns, the presses of buttons within an element. */
export function takeEarlyPresses(within: Element): Element[] {
  const mine = early.filter((button): button is Element => !!button && within.contains(button));
  early = early.filter((button) => !button || !within.contains(button));
  return mine;
}
