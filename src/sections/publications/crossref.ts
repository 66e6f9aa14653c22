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
  const isTaken = (name: string) => citedFields.includes(name) && !own.has(name) && !(isDated && dates.includes(name));
  const title = parent.fields.get('title');
  // What a parent's title becomes (biblatex, appendix B): of a journal's issue or of a book.
  const named = parent.type === 'periodical' ? 'journaltitle' : 'booktitle';
  const taken = [...parent.fields].filter(([name]) => isTaken(name));
  return new Map([...(title && !fields.has('journal') ? [[named, title] as const] : []), ...taken, ...fields]);
}

/** Returns the entries in their order, each with the fields that it inherits through `crossref`, wherever the parent is. */
export function followCrossrefs(entries: readonly BibtexEntry[]): { entries: BibtexEntry[]; problems: Problem[] } {
  const known = new Map(entries.map((entry) => [foldedKey(entry.key), entry]));
  const problems: Problem[] = [];
  const followed = entries.map((entry) => {
    const { value: found, place = entry.place } = entry.fields.get('crossref') ?? {};
    const parent = known.get(foldedKey(found ?? ''));
    if (parent) return { ...entry, fields: inherit(entry, parent) };
    const meant = nearest(found ?? '', [...known.keys()]);
    const finding: Finding = { kind: 'bibtexCrossref', found, ...(meant && { meant: [meant] }) };
    if (found) problems.push(bibtexProblem(place, [entry.key, 'crossref'], finding));
    return entry;
  });
  return { entries: followed, problems };
}
