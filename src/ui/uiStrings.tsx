import { createContext, type ReactNode, useContext } from 'react';
import { type UiStrings, uiStringsFor, uiStringsIn } from '#base/uiStrings.ts';
import { type EditionPaths, firstEdition, href, hrefIn } from '#base/urls.ts';
import { Text } from './Text.tsx';

const UiStringsContext = createContext(uiStringsFor());
const HrefContext = createContext(href);

interface ProviderProps {
  language: string;
  /** The page's edition. If omitted, links point to the first one. */
  edition?: EditionPaths;
  children: ReactNode;
}

/** Provides UI strings of a language and links within an edition. Each React root on a page needs one. */
export function UiStringsProvider({ language, edition = firstEdition, children }: ProviderProps) {
  return (
    <HrefContext value={hrefIn(edition)}>
      <UiStringsContext value={uiStringsFor(language)}>{children}</UiStringsContext>
    </HrefContext>
  );
}

export const useHref = (): typeof href => useContext(HrefContext);

interface ContentProps {
  /** Language of the content, if it isn't that of the page. */
  lang?: string;
  children: ReactNode;
}

/** Content in another language than its page: UI strings in it are marked with their own. */
export function ContentIn({ lang, children }: ContentProps) {
  return <UiStringsContext value={uiStringsIn(useUiStrings(), lang)}>{children}</UiStringsContext>;
}

/** A UI string in an element that also has content, marked with its language if that differs. */
export function UiText({ children }: { children: ReactNode }) {
  const { lang } = useUiStrings();
  return lang ? <span lang={lang}>{children}</span> : children;
}

/** Stands for content in a text: Unicode's object replacement character. */
const anyContent = '\ufffc';

/** A UI string with content inside it. `write` inserts the content into the string. */
export function UiTextAround({ write, children }: { write: (content: string) => string; children: string }) {
  const { lang } = useUiStrings();
  if (!lang) return <Text>{write(children)}</Text>;
  // Not split at the content, which can be in the string as well: `TeX` in `BibTeX: TeX`.
  const [before, after] = write(anyContent).split(anyContent);
  return (
    <>
      <UiText>{before}</UiText>
      <Text>{children}</Text>
      {after && <UiText>{after}</UiText>}
    </>
  );
}

export function useUiStrings(): UiStrings {
  return useContext(UiStringsContext);
}
