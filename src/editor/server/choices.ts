/** The entries that an application can leave out or put first. */
import { namesIn } from '#content/application.ts';
import { listOfEntries } from '#content/contentSchemas.ts';
import { type Content, filesOf } from '#content/readContent.ts';
import { withPublications } from '#content/withPublications.ts';
import { chosenSections } from '#sections/application.ts';
import { entryOf, sectionOf } from '#sections/index.ts';
import type { Choices } from '../api.ts';
import { sortKeysOf } from './files.ts';
import { titleOfKind } from './titleOfKind.ts';

type Choice = Omit<Choices['entries'][number], 'name'>;

/** Returns the entries of a kind in the order of its page, drafts included. */
async function entriesOf(content: Content, kind: Choices['kind']): Promise<Choice[]> {
  if (kind === 'publications') {
    const { publications = [] } = content.site ? await withPublications({ ...content, site: content.site }) : {};
    return publications.map(({ key, title }) => ({ title, names: [key] }));
  }
  const files = filesOf(content, kind);
  const rules = entryOf(kind);
  if (rules)
    return files
      .map(sortKeysOf)
      .sort(rules.compare)
      .map(({ title, slug }) => ({ title, names: [slug] }));
  const { compare = () => 0 } = sectionOf(kind);
  return files
    .flatMap((file) => {
      const value = file.valueIn(content.edition).value as Record<string, readonly unknown[]> | undefined;
      const names = namesIn(file);
      return (value?.[listOfEntries(kind) ?? ''] ?? []).map((entry, index) => ({ entry, names: names[index] ?? [] }));
    })
    .sort((a, b) => compare(a.entry as never, b.entry as never))
    .flatMap(({ names }) => (names[0] ? [{ title: names[0], names }] : []));
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
