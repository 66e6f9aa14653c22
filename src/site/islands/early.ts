/** Clicks before hydration, which the head script records for the island that contains the button. */
declare global {
  var early: Event[];
  /** Time until which the form can't be sent again, in ms like `Event.timeStamp`. */
  var held: number;
  /** The header's menu and its button: elements with these ids. */
  var menu: HTMLElement;
  var menuButton: HTMLElement;
}

export function takeEarlyPresses(within: Element): Element[] {
  const mine = early.filter(({ target }) => within.contains(target as Node));
  early = early.filter((press) => !mine.includes(press));
  return mine.flatMap(({ target }) => (target as Element).closest('button') ?? []);
}
