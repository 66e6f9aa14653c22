import { ownNameOf } from '#base/languageTag.ts';
import { hrefIn } from '#base/urls.ts';
import type { Edition } from '#content/edition.ts';

/** A link to the same page in a language of the site. */
export interface LanguageLink {
  language: string;
  /** Of the language, in itself. */
  name: string;
  href: string;
}

/** Returns the links to a page in all languages of the site; nothing if the site has one. */
export function languageLinks(editions: readonly Edition[], path: string): LanguageLink[] {
  if (editions.length < 2) return [];
  const languages = editions.flatMap(({ language = [] }) => language);
  return editions.flatMap(({ language, path: edition }) =>
    language ? [{ language, name: ownNameOf(language, languages), href: hrefIn(edition)(path) }] : [],
  );
}
