import type { Words } from '#base/words.ts';
import { features } from './dollars.ts';
import { html } from './html.ts';
import { math } from './math.ts';
import { code, figures, headings, languages, links, pictures, tables } from './plugins.ts';

/** Returns what Markdown becomes: tables, footnotes, maths, pictures, links, some HTML. */
export const optionsFor = (words: Words) => ({
  features,
  mdastPlugins: [html, pictures, languages],
  hastPlugins: [math, figures, tables, links(words), code, headings],
});
