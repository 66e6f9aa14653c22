/**
 * The element of an island, inline in each page (minified by islandScript.ts). In builds it replaces Astro's, which adds
 * 1.4 KB to each page: here every island hydrates after its children are parsed, and none is inside another.
 */
customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      const get = (name: string) => this.getAttribute(name) ?? '';
      // Astro writes each value with the number of its type: 1 for a list, 0 for everything else that islands get.
      const read = ([type, value]: [number, unknown]): unknown =>
        type
          ? (value as [number, unknown][]).map(read)
          : value && typeof value === 'object'
            ? Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, read(inside)]))
            : value;
      self.Astro.afterload(
        async () => {
          try {
            const [module, { default: hydrate }] = await Promise.all([
              import(get('component-url')),
              import(get('renderer-url')),
            ]);
            return async () => {
              hydrate(this)(module[get('component-export')], read([0, JSON.parse(get('props'))]), {
                default: this.querySelector('astro-slot')?.innerHTML,
              });
              this.removeAttribute('ssr');
            };
          } catch {
            this.dispatchEvent(new Event('astro:hydration-error'));
            return async () => {};
          }
        },
        JSON.parse(get('opts')),
        this,
      );
    }
  },
);
