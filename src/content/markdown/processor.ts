import { satteri } from '@astrojs/markdown-satteri';
import { escapeDollars } from './dollars.ts';
import { options } from './options.ts';

const processor = satteri(options);

/** Markdown as Astro reads it here, with code highlighted by classes. */
export const markdown = {
  processor: {
    ...processor,
    async createRenderer(...shared: Parameters<typeof processor.createRenderer>) {
      const renderer = await processor.createRenderer(...shared);
      const render: typeof renderer.render = (body, ...rest) => renderer.render(escapeDollars(body), ...rest);
      return { ...renderer, render };
    },
  },
  syntaxHighlight: 'prism',
} as const;
