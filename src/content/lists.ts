/** The kinds of content that are one list in one file, as their entries. */
import { contentFiles, type SectionName, sections } from '#sections/index.ts';
import { jsonSchemaOf } from './contentSchemas.ts';
import type { ValidContent } from './readContent.ts';

/** The kinds that are one list in one file. */
export type ListKind = {
  [Kind in keyof ValidContent]: ValidContent[Kind] extends List | undefined ? Kind : never;
}[SectionName & keyof ValidContent];
interface List {
  entries: readonly unknown[];
}
export type Lists = { [Kind in ListKind]: NonNullable<ValidContent[Kind]>['entries'] };

/** Returns the entries of each list; of one without a file, none. */
export function listsOf(content: Pick<ValidContent, ListKind>): Lists {
  const kinds = (Object.keys(sections) as SectionName[]).filter(
    (kind) =>
      kind !== 'publications' &&
      !contentFiles[kind].pattern.includes('*') &&
      'entries' in (jsonSchemaOf(kind).properties ?? {}),
  );
  return Object.fromEntries(
    kinds.map((kind) => [kind, (content[kind as ListKind] as List | undefined)?.entries ?? []]),
  ) as Lists;
}
