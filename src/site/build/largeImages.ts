import { smallEnough } from './largeImage.ts';

/** Vite plugin: lets Astro make its copies of a large image in `content/` from a smaller one, which is made once. */
export const largeImages = {
  name: 'large-images',
  enforce: 'pre' as const,
  load: {
    // Before Astro's own plugin, which reads whatever image it is given.
    order: 'pre' as const,
    filter: { id: /[\\/]content[\\/][^?]+\.(jpe?g|png|webp|avif)$/i },
    async handler(id: string) {
      const small = await smallEnough(id);
      return small === id ? undefined : `export { default } from ${JSON.stringify(small)};`;
    },
  },
};
