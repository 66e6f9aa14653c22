declare module 'astro' {
  interface AstroClientDirectives {
    /** After the page has loaded, when the browser is idle, or from an event on (islands/afterload.ts). */
    'client:afterload'?: boolean | 'focusin' | 'opensearch';
  }
}

declare global {
  /** What Astro's inline scripts share. */
  interface Window {
    Astro: { afterload: import('astro').ClientDirective };
    /** The button in the header, once it is parsed: the element with this id. */
    theme?: HTMLElement;
  }

  // What the head script shares with islands (head/firstPaint.ts).
  /** The last button that was pressed, perhaps before its island hydrated. */
  var early: HTMLElement | null | undefined;
  /** Time until which the form can't be sent again, in ms like `Event.timeStamp`. */
  var held: number;

  // Elements of the header, by their ids.
  var menu: HTMLElement;
  var menuButton: HTMLElement;
}

export {};
