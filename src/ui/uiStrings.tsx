import { createContext, type ReactNode, useContext } from 'react';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';

const UiStringsContext = createContext(uiStringsFor());

/** Gives the parts in it the words of a language. Each React root on a page has one. */
export function UiStringsProvider({ language, children }: { language: string; children: ReactNode }) {
  return <UiStringsContext value={uiStringsFor(language)}>{children}</UiStringsContext>;
}

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
