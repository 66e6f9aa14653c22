/** Kinds whose entries are files of their own. */
import { routes } from '#base/urls.ts';
import { isSection, sections } from '#sections/index.ts';
import type { Section } from '#sections/section.ts';
import type { EntryGroup } from '../api.ts';
import { kinds } from './files.ts';

export type EntrySection = Section<never> & Required<Pick<Section<never>, 'entry'>>;

/** Returns the section of a kind whose entries are files of their own; undefined for other kinds. */
export function entrySectionOf(kind: string): EntrySection | undefined {
  const section: Section<never> = isSection(kind) ? sections[kind] : {};
  return section.entry && (section as EntrySection);
}

/** Returns the beginning of the path of an entry's page; undefined if its entries have no pages. */
export function pagePrefix(kind: string): string | undefined {
  const { page, id } = entrySectionOf(kind)?.placeOf?.({ slug: '' }) ?? {};
  return page?.endsWith('/') && page !== routes.about && id === undefined ? page : undefined;
}

/** Returns the groups in the order of the site's pages. Those on About come last. */
export function entryGroups(): EntryGroup[] {
  const groups = kinds.flatMap((kind) => {
    const { entry, placeOf, contents } = entrySectionOf(kind) ?? {};
    if (!entry) return [];
    const { command, name, plural, isOrdered = false } = entry;
    const prefix = pagePrefix(kind);
    const group: EntryGroup = {
      kind,
      command,
      name,
      plural,
      isOrdered,
      ...(prefix && { pagePrefix: prefix }),
    };
    const page = placeOf?.({ slug: '' }).page.replace(/(.)\/$/, '$1') ?? routes[contents?.page ?? 'about'];
    const rank = page === routes.about ? Number.POSITIVE_INFINITY : (Object.values(routes) as string[]).indexOf(page);
    return { group, rank };
  });
  return groups.sort((a, b) => a.rank - b.rank).map(({ group }) => group);
}
