declare module 'astro' {
  interface AstroClientDirectives {
    /** After the page has loaded, when the browser is idle (islands/afterload.ts). */
    'client:afterload'?: boolean;
  }
}

export {};
