import type { Problem } from '#base/problems.ts';
import type { BibtexEntry } from './bibtex.ts';
import { readCsl } from './csl.ts';
import { bibtexProblem, type PublicationEntry } from './fields.ts';
import { readMarkedNames } from './names.ts';
import { findOwner } from './owner.ts';

/** Warns of entries with several people who could all be the owner, whose names are given. */
export function namesakeProblems(
  { entries, written }: { entries: readonly PublicationEntry[]; written: readonly BibtexEntry[] },
  names: readonly string[],
): Problem[] {
  return entries.flatMap(({ key, fields }) => {
    const field = fields.author ? 'author' : 'editor';
    const { author = [] } = readCsl('misc', { author: readMarkedNames(fields[field] ?? '').names });
    const [first, ...others] = findOwner(author, names, fields.owner);
    const entry = written.find((each) => each.key === key);
    if (first === undefined || !others.length || !entry) return [];
    const place = entry.fields.get(field)?.place ?? entry.place;
    const [found, write] = [`${others.length + 1}`, `owner = {${first + 1}}`];
    return [bibtexProblem(place, [key, field], { kind: 'bibtexNamesakes', found, write })];
  });
}
