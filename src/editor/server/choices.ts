/** The entries that an application can leave out or put first. */
import { type Content, namedEntries } from '#content/readContent.ts';
import { withPublications } from '#content/withPublications.ts';
import { chosenSections } from '#sections/application.ts';
import { titleFieldsOf } from '#sections/index.ts';
import type { Choices } from '../api.ts';
import { titleOfKind } from './titleOfKind.ts';

async function entriesOf(content: Content, kind: Choices['kind']) {
  if (kind === 'publications') {
    const { publications = [] } = content.site ? await withPublications({ ...content, site: content.site }) : {};
    return publications.map(({ key, title }) => ({ title, names: [key] }));
  }
  return namedEntries(content, kind, content.edition).flatMap(({ entry, names }) => {
    const title = titleFieldsOf(kind).flatMap((field) => entry[field] ?? [])[0];
    return names[0] === undefined ? [] : [{ title: String(title), names }];
  });
}
/** Returns all kinds with entries. Each entry has the best name that no other one has, if there is one. */
export async function choicesIn(content: Content): Promise<Choices[]> {
  const kinds = await Promise.all(
    chosenSections.map(async (kind): Promise<Choices> => {
      const entries = await entriesOf(content, kind);
      const isOwn = (name: string) => entries.filter(({ names }) => names.includes(name)).length === 1;
      const named = entries.map(({ names, title }) => {
        const name = names.find(isOwn) ?? names[0] ?? title;
        return { name, names, title: names[0] === title && name !== title ? `${title}, ${name}` : title };
      });
      return { kind, title: titleOfKind(kind), entries: named };
    }),
  );
  return kinds.filter(({ entries }) => entries.length);
}
