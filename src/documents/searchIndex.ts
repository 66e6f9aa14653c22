/** What the search dialog loads when it is first used. */
import { cutAtWord } from '#base/characters.ts';
import { blocksOf, wordsOfBlock } from '#base/markdown/blocks.ts';
import { searchWords } from '#base/searchWords.ts';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { hrefIn } from '#base/urls.ts';
import { pagesOf } from '#content/routes.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { linksOfSections } from './linksOfSections.ts';

export interface SearchIndex {
  language: string;
  strings: UiStrings['search'];
  /** Headings of sections. An entry has the number of its own. */
  kinds: readonly string[];
  entries: readonly SearchEntry[];
}

/** As a list, since names would be a fifth of the file. `words` are those of its text, each once. */
export type SearchEntry = readonly [kind: number, title: string, url: string, notes: string, words: string];

/** The notes of an entry are a line or two of the dialog. */
export const longestNotes = 160;

/** Texts share this number of words, so that the index of 700 entries stays below 90 KB (brotli). */
const mostWords = 12_000;

/** Returns the entries of all sections with their words, in their order on the site. */
export function searchIndex(content: CitedContent): SearchIndex {
  const { language } = content.site;
  const href = hrefIn(content.edition);
  const texts = new Map(
    pagesOf(content).map(({ path, texts = [] }) => [
      path,
      texts.flatMap(({ body }) => blocksOf(body).flatMap(wordsOfBlock)).join(' '),
    ]),
  );
  const parts = linksOfSections(content);
  const withText = parts.flatMap(({ links }) => links.filter(({ url }) => texts.get(url)));
  const share = Math.floor(mostWords / Math.max(1, withText.length));
  const entries = parts.flatMap(({ links }, kind) =>
    links.map(({ name, url, notes = '', topics = [] }): SearchEntry => {
      const shown = cutAtWord(notes, longestNotes);
      const known = new Set(searchWords(`${name} ${shown}`, language));
      const others = new Set(searchWords([notes, ...topics, texts.get(url)].join(' '), language)).difference(known);
      const words = [...others].slice(0, share).join(' ');
      return [kind, name, url.startsWith('/') ? href(url) : url, shown, words];
    }),
  );
  return {
    language,
    strings: uiStringsFor(language).search,
    kinds: parts.map(({ heading }) => heading),
    entries,
  };
}
