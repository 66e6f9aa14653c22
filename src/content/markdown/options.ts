import type { UiStrings } from '#base/uiStrings.ts';
import { captions } from './captions.ts';
import { features } from './dollars.ts';
import { html } from './html.ts';
import { math } from './math.ts';
import { notes } from './notes.ts';
import { code, figures, headings, languages, links, pictures, tables, units } from './plugins.ts';

/**
 * Returns what Markdown becomes: tables, footnotes, maths, pictures, links, some HTML.
 * @param prefix of the numbers of captions; without one they have none
 */
export const optionsFor = (strings: UiStrings, prefix?: string) => ({
  features,
  mdastPlugins: [html, pictures, languages, units],
  hastPlugins: [
    math,
    figures,
    tables,
    prefix !== undefined && captions(strings, prefix),
    notes(strings),
    links(strings),
    code,
    headings,
  ],
});
