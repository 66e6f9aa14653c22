import { satteri } from '@astrojs/markdown-satteri';
import { code, figures, headings, htmlAsText, links, math, pictures, tables } from './plugins.ts';

/** Markdown as Astro reads it here: tables, footnotes, maths, and code highlighted by classes. */
export const markdown = {
  processor: satteri({
    features: { math: true },
    mdastPlugins: [pictures],
    hastPlugins: [htmlAsText, math, figures, tables, links, code, headings],
  }),
  syntaxHighlight: 'prism',
} as const;
