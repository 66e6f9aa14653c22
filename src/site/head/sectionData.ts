import type { PersonLeaf, Thing } from 'schema-dts';
import { type Absolute, personId } from '#base/urls.ts';
import { mapSections, type SectionValues } from '#sections/index.ts';

export interface SectionData {
  /** Properties of the owner. */
  person: Partial<PersonLeaf>;
  things: readonly Thing[];
}

/** Returns the structured data of all sections on a page. */
export function sectionData(
  page: 'about' | 'experience',
  values: SectionValues,
  context: { at: Absolute; today: Date },
): SectionData {
  const owner = { '@id': personId(context.at) };
  const found = mapSections(values, (section, value) =>
    section.contents?.page === page
      ? { person: section.person?.(value, context), things: section.things?.(value, owner) ?? [] }
      : undefined,
  );
  return {
    person: Object.assign({}, ...found.map(({ person }) => person)),
    things: found.flatMap(({ things }) => things),
  };
}
