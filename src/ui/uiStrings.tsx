import { createContext, type ReactNode, useContext } from 'react';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';

const UiStringsContext = createContext(uiStringsFor());

/** Gives the parts in it the words of a language. Each React root on a page has one. */
export function UiStringsProvider({ language, children }: { language: string; children: ReactNode }) {
  return <UiStringsContext value={uiStringsFor(language)}>{children}</UiStringsContext>;
}

/** Returns the words of the interface; without a provider, in English. */
export function useUiStrings(): UiStrings {
  return useContext(UiStringsContext);
}
