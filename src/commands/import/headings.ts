/** The lists of a JSON Resume by the names of fields, and by headings in the languages that the import knows. */
import type { Group } from '#base/group.ts';
import { foldedName, namesBySpelling } from '#base/resume/fields.ts';
import { jsonResumeLists } from '#sections/index.ts';
import type { ResumePart } from './resumeFile.ts';

/** The lists by all names that mean them. */
export const listsBySpelling = namesBySpelling(
  jsonResumeLists.map(({ list }) => list),
  Object.fromEntries(jsonResumeLists.flatMap(({ list, names }) => (names ? [[list, names]] : []))),
);

/** Returns the list that a field's name means. */
export const resolveList = (name: string): string | undefined => listsBySpelling.get(foldedName(name));

/**
 * Returns the fields of a résumé as parts, with the list that each name means.
 * @param read names of fields that are read otherwise
 */
export const partsNamed = (fields: Group, read: readonly string[] = []): ResumePart[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    read.includes(name) ? [] : [{ name, value, list: resolveList(name) }],
  );

/** Returns a list by its name. */
export const listCalled = (name: string | undefined) => jsonResumeLists.find(({ list }) => list === name);

const ofSummary =
  /^((professional|executive|career|personal) )?(summary|profile?|about( me)?|objective|bio|resumen|perfil|résumé|profil|über mich|zusammenfassung|sobre m[ií]m?|个人简介|概要)$/i;

const headings = jsonResumeLists
  .flatMap(({ list, headings }) => (headings ? [{ list, ...headings }] : []))
  .sort((a, b) => a.rank - b.rank);

/** Returns the list that a heading means, or `summary`; undefined for one that may be anything. */
export function kindOfHeading(heading: string): string | undefined {
  const text = heading.replace(/_/g, ' ');
  return ofSummary.test(text) ? 'summary' : headings.find(({ words }) => words.test(text))?.list;
}
