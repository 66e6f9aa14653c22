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
  }
}

export {};
