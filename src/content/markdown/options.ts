import { features } from './dollars.ts';
import { html } from './html.ts';
import { math } from './math.ts';
import { code, figures, headings, languages, links, pictures, tables } from './plugins.ts';

/** What Markdown becomes: tables, footnotes, maths, pictures, links, some HTML. */
export const options = {
  features,
  mdastPlugins: [html, pictures, languages],
  hastPlugins: [math, figures, tables, links, code, headings],
};
