import { ownNameOf } from '#base/languageTag.ts';
import { absoluteFrom, hrefIn } from '#base/urls.ts';
import type { Edition } from '#content/edition.ts';

export interface LanguageLink {
  language: string;
  name: string;
  href: string;
}

/** Returns links to the paths of a page in each language. */
export function languageLinks(editions: readonly Edition[], pathIn: (edition: Edition) => string): LanguageLink[] {
  if (editions.length < 2) return [];
  const languages = editions.flatMap(({ language = [] }) => language);
  return editions.flatMap((edition) => {
    const { language } = edition;
    return language ? [{ language, name: ownNameOf(language, languages), href: hrefIn(edition)(pathIn(edition)) }] : [];
  });
}

export interface Alternate {
  /** A language tag, or `x-default` for visitors who read none of the languages. */
  language: string;
  url: string;
}

export function alternatesOf(editions: readonly Edition[], path: string, site: URL | undefined): Alternate[] {
  if (editions.length < 2) return [];
  const alternates = editions.flatMap((edition) => {
    const { language } = edition;
    return language ? [{ language, url: absoluteFrom(site, edition)(path) }] : [];
  });
  return [...alternates, ...alternates.slice(0, 1).map(({ url }) => ({ language: 'x-default', url }))];
}
