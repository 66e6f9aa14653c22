import { createContext, type ReactNode, useContext } from 'react';
import { type Words, wordsFor } from '#base/words.ts';

const WordsContext = createContext(wordsFor());

/** Gives the parts in it the words of a language. Each React root on a page has one. */
export function WordsProvider({ language, children }: { language: string; children: ReactNode }) {
  return <WordsContext value={wordsFor(language)}>{children}</WordsContext>;
}

/** Returns the words of the interface; without a provider, in English. */
export function useWords(): Words {
  return useContext(WordsContext);
}
