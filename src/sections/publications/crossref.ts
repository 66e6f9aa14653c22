import { nearest } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import type { Finding } from '#base/problemTexts.ts';
import type { BibtexEntry, BibtexField } from './bibtex.ts';
import { bibtexProblem, citedFields } from './fields.ts';
import { foldedKey } from './keys.ts';

/** Fields that aren't inherited, or are under another name. */
const own = new Set(
  `title subtitle titleaddon doi eprint eprinttype eprintclass archiveprefix primaryclass url urldate pubstate note
  pages pagetotal eid type howpublished isbn`.split(/\s+/),
);
const dates = ['date', 'year', 'month', 'day'];

function inherit({ fields }: BibtexEntry, parent: BibtexEntry): Map<string, BibtexField> {
  const isDated = fields.has('year') || fields.has('date');
  const taken = citedFields.filter((name) => !own.has(name) && !(isDated && dates.includes(name)));
  const given = taken.map((name) => [name, parent.fields.get(name)] as const);
  // What a parent's title becomes (biblatex, appendix B): of a journal's issue or of a book.
  const title = [parent.type === 'periodical' ? 'journaltitle' : 'booktitle', parent.fields.get('title')] as const;
  const all = new Map(fields);
  for (const [name, field] of fields.has('journal') ? given : [...given, title])
    if (field && !all.has(name)) all.set(name, field);
  return all;
}

/** Returns the entries in their order, each with the fields that it inherits through `crossref`, wherever the parent is. */
export function followCrossrefs(entries: readonly BibtexEntry[]): { entries: BibtexEntry[]; problems: Problem[] } {
  const known = new Map(entries.map((entry) => [foldedKey(entry.key), entry]));
  const parentOf = ({ fields }: BibtexEntry) => known.get(foldedKey(fields.get('crossref')?.value ?? ''));
  const follow = (entry: BibtexEntry, below: readonly BibtexEntry[]): BibtexEntry => {
    const parent = parentOf(entry);
    if (!parent || parent === entry || below.includes(parent)) return entry;
    return { ...entry, fields: inherit(entry, follow(parent, [...below, entry])) };
  };
  const keys = entries.map(({ key }) => key);
  const problems = entries.flatMap((entry) => {
    const { value: found, place = entry.place } = entry.fields.get('crossref') ?? {};
    const parent = parentOf(entry);
    if (!found || (parent && parent !== entry)) return [];
    const meant = [nearest(found, keys) ?? []].flat();
    const finding: Finding = parent ? { kind: 'bibtexOwnCrossref' } : { kind: 'bibtexCrossref', found, meant };
    return [bibtexProblem(place, [entry.key, 'crossref'], finding)];
  });
  return { entries: entries.map((entry) => follow(entry, [])), problems };
}
