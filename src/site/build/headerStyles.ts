/** The width that the header's row needs, in its styles. In narrower windows the links are in a menu. */
import { widthOf } from '#base/characters.ts';
import { ownNameOf } from '#base/languageTag.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import type { Content } from '#content/readContent.ts';
import { type HeaderPage, isBuilt, navigationOf, pagesOf } from '#content/routes.ts';

/** The desktop breakpoint, unless a row needs more; in rem, as all widths here. */
const desktop = 64;
const page = 76;
const margins = 4;
const body = 1.0625;
const gap = 1.5;
const icon = 1.5;
const themeButton = 2.75;

/** Returns the width of a text whose characters have 0.55 em on average, in the fonts of pages and of most systems. */
const measure = (text: string): number => body * 0.55 * widthOf(text);

/** Returns the window width, in rem, from which the row of a site's header fits: 64, or more if it is long. */
export function rowWidth(
  { name, language, languages }: { name: string; language?: string; languages: readonly string[] },
  pages: readonly HeaderPage['page'][],
  hasSearch = false,
): number {
  const { nav, resume, search } = uiStringsFor(language);
  const links = [...pages.map((page) => nav[page]), resume, ...(hasSearch ? [search.heading] : [])];
  const [own, ...others] = languages.map((each) => ownNameOf(each, languages)).sort((a, b) => measure(b) - measure(a));
  const items = own && others.length ? [...links, own] : links;
  const texts = [name, ...items].reduce((sum, text) => sum + measure(text), 0);
  const iconCount = 1 + Number(hasSearch) + Number(others.length > 1);
  const needed = texts + (items.length + 1) * gap + icon * iconCount + themeButton;
  // The page grows no wider: such a row never fits.
  if (needed + margins > page) return 1000;
  return Math.max(desktop, Math.ceil(needed + margins));
}

export function rowWidthOf(editions: readonly Content[]): number {
  const rows = editions.flatMap((content) => {
    const pages = pagesOf(content);
    const names = navigationOf(pages).map(({ page }) => page);
    const settings = content.site && { ...content.site, languages: content.edition.languages };
    return settings ? rowWidth(settings, names, isBuilt(routes.search, pages)) : [];
  });
  return Math.max(desktop, ...rows);
}

/** Media queries by name: for windows in which the row fits, and for narrower ones. */
const rowQuery = /(?<=@media[^{]*)\(--(row|menu)\)/g;

export const hasRowQueries = (css: string): boolean => css.search(rowQuery) >= 0;

export const withRowWidth = (css: string, rem: number): string =>
  css.replace(rowQuery, (_, name: string) => `(width ${name === 'row' ? '>=' : '<'} ${rem}rem)`);
