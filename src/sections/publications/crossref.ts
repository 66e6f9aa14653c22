/** Inherits fields through `crossref`: a paper's from its proceedings. */
import { didYouMean } from '#base/nearest.ts';
import { mostProblems, type Problem } from '#base/problems.ts';
import { citedFields } from './biblatex.ts';
import type { BibtexEntry, BibtexField } from './bibtex.ts';
import { foldedKey } from './keys.ts';
import { bibtexProblem } from './schema.ts';

/** Fields that aren't inherited, or are under another name. */
const own = new Set(
  `title subtitle titleaddon doi eprint eprinttype eprintclass archiveprefix primaryclass url urldate pubstate note
  pages pagetotal eid type howpublished isbn`.split(/\s+/),
);
/** Returns the field that a parent's title becomes (biblatex, appendix B): of a journal's issue or of a book. */
const renamed = (type: string) => (type === 'periodical' ? 'journaltitle' : 'booktitle');
const dates = ['date', 'year', 'month', 'day'];

/** Returns the entry's fields, then those of the parent that it lacks. */
function inherit({ fields }: BibtexEntry, parent: BibtexEntry): Map<string, BibtexField> {
  const isDated = fields.has('year') || fields.has('date');
  const taken = citedFields.filter((name) => !own.has(name) && !(isDated && dates.includes(name)));
  const all = new Map(fields);
  const give = (name: string, field: BibtexField | undefined) => field && !all.has(name) && all.set(name, field);
  for (const name of taken) give(name, parent.fields.get(name));
  if (!fields.has('journal')) give(renamed(parent.type), parent.fields.get('title'));
  return all;
}

/** Maximum number of entries that inherit from each other. A paper, its proceedings and their series are three. */
const longestChain = 10;

/**
 * Follows every `crossref`, wherever in the file the parent is.
 * @returns the entries in their order, each with the fields that it inherits
 */
export function followCrossrefs(entries: readonly BibtexEntry[]): {
  entries: BibtexEntry[];
  problems: Problem[];
} {
  const known = new Map(entries.map((entry) => [foldedKey(entry.key), entry]));
  const problems: Problem[] = [];
  const follow = (entry: BibtexEntry, below: readonly BibtexEntry[]): BibtexEntry => {
    const named = entry.fields.get('crossref');
    if (!named?.value) return entry;
    const parent = known.get(foldedKey(named.value));
    const isFirst = below.length === 0;
    const path = [entry.key, 'crossref'];
    if (!parent && isFirst && problems.length < mostProblems) {
      const suggestion = didYouMean(
        named.value,
        [...known.values()].map(({ key }) => key),
      );
      problems.push(
        bibtexProblem(named.place, path, `points to "${named.value}", which isn't in this file${suggestion}`),
      );
    }
    if (parent && isFirst && parent === entry) {
      problems.push(bibtexProblem(named.place, path, 'points to the entry itself. Delete it.'));
    }
    if (!parent || parent === entry || below.includes(parent) || below.length >= longestChain) return entry;
    return { ...entry, fields: inherit(entry, follow(parent, [...below, entry])) };
  };
  return { entries: entries.map((entry) => follow(entry, [])), problems };
}
