import type { UiStrings } from '#base/uiStrings.ts';
import { features } from './dollars.ts';
import { html } from './html.ts';
import { math } from './math.ts';
import { code, figures, headings, languages, links, pictures, tables } from './plugins.ts';

/** Returns what Markdown becomes: tables, footnotes, maths, pictures, links, some HTML. */
export const optionsFor = (strings: UiStrings) => ({
  features,
  mdastPlugins: [html, pictures, languages],
  hastPlugins: [math, figures, tables, links(strings), code, headings],
});
