import { smallEnough } from './largeImage.ts';

/** Vite plugin: Astro makes its copies of a large image in `content/` from a smaller, cached version. */
export const largeImages = {
  name: 'large-images',
  enforce: 'pre' as const,
  load: {
    // Before Astro's plugin, which reads every image.
    order: 'pre' as const,
    filter: { id: /[\\/]content[\\/][^?]+\.(jpe?g|png|webp|avif)$/i },
    async handler(id: string) {
      const small = await smallEnough(id);
      return small === id ? undefined : `export { default } from ${JSON.stringify(small)};`;
    },
  },
};
