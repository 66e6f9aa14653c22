import { satteri } from '@astrojs/markdown-satteri';
import { code, figures, headings, htmlAsText, languages, links, math, pictures, tables } from './plugins.ts';

/** What Markdown becomes: tables, footnotes, maths, pictures, links. */
export const plugins = {
  features: { math: true },
  mdastPlugins: [pictures, languages],
  hastPlugins: [htmlAsText, math, figures, tables, links, code, headings],
};

/** Markdown as Astro reads it here, with code highlighted by classes. */
export const markdown = {
  processor: satteri(plugins),
  syntaxHighlight: 'prism',
} as const;
