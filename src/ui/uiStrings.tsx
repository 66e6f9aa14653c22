import { createContext, type ReactNode, useContext } from 'react';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { href, hrefIn } from '#base/urls.ts';

const UiStringsContext = createContext(uiStringsFor());
const HrefContext = createContext(href);

interface ProviderProps {
  language: string;
  /** What the addresses of the page's edition begin with; an island without links needs none. */
  edition?: string;
  children: ReactNode;
}

/** Gives the parts in it the words of a language, and addresses of the same edition. Each React root on a page has one. */
export function UiStringsProvider({ language, edition = '', children }: ProviderProps) {
  return (
    <HrefContext value={hrefIn(edition)}>
      <UiStringsContext value={uiStringsFor(language)}>{children}</UiStringsContext>
    </HrefContext>
  );
}

/** Returns the function that makes addresses of pages and documents. */
export const useHref = (): typeof href => useContext(HrefContext);

/** Words of the interface in an element that has content too. */
export function UiText({ children }: { children: ReactNode }) {
  const { lang } = useUiStrings();
  return lang ? <span lang={lang}>{children}</span> : children;
}

/** Words of the interface around content. */
export function UiTextAround({ write, children }: { write: (content: string) => string; children: string }) {
  const { lang } = useUiStrings();
  if (!lang) return write(children);
  const [before, after] = write('\0').split('\0');
  return (
    <>
      <UiText>{before}</UiText>
      {children}
      {after && <UiText>{after}</UiText>}
    </>
  );
}

/** Returns the words of the interface; without a provider, in English. */
export function useUiStrings(): UiStrings {
  return useContext(UiStringsContext);
}
