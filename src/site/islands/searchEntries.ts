import MiniSearch from 'minisearch';
import { searchWords } from '#base/searchWords.ts';
import type { SearchEntry, SearchIndex } from '#documents/searchIndex.ts';

const mostResults = 30;

/** Errors of typing that a word may have. Two swapped letters count as two. */
const errorsIn = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Returns the function that finds entries: those with all words in the title first, then whole words, and prefixes. */
export function searchEntries({ language, entries }: SearchIndex): (query: string) => SearchEntry[] {
  const index = new MiniSearch<{ id: number; title: string; rest: string }>({
    fields: ['title', 'rest'],
    tokenize: (text) => searchWords(text, language),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 8 },
      prefix: true,
      fuzzy: errorsIn,
      weights: { prefix: 0.5, fuzzy: 0.1 },
      combineWith: 'AND',
    },
  });
  index.addAll(entries.map(([, title, , notes, words], id) => ({ id, title, rest: `${notes} ${words}` })));
  return (query) =>
    index
      .search(query)
      .slice(0, mostResults)
      .map(({ id }) => entries[id] as SearchEntry);
}
