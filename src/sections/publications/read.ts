import { isSeen, strayIn } from '#base/characters.ts';
import { fileProblem } from '#base/encoding.ts';
import { quote } from '#base/explain.ts';
import { byPlace, isError, type Problem } from '#base/problems.ts';
import { describe, type Finding } from '#base/problemTexts.ts';
import { type BibtexEntry, readBibtex, valuesOf } from './bibtex.ts';
import { followCrossrefs } from './crossref.ts';
import { existsAsWhole } from './dates.ts';
import { bibtexProblem, fieldRules, type PublicationEntry, publicationsFile } from './fields.ts';
import { foldedKey } from './keys.ts';
import { citedType, missingFields, warningsOf } from './warnings.ts';

interface ReadPublications {
  /** None if there are errors. */
  entries: PublicationEntry[];
  /** As they were written, even with errors. */
  written: BibtexEntry[];
  /** Whether every entry could be read: braces, commas and keys are where they belong. */
  isWellFormed: boolean;
  problems: Problem[];
}

/** Reads `publications.bib`, and reports all its problems. */
export async function readPublications(source: Uint8Array | string): Promise<ReadPublications> {
  const bytes = Buffer.from(source);
  const unread = fileProblem(bytes);
  if (unread) {
    const problems = [{ file: publicationsFile, ...describe(unread) }];
    return { entries: [], written: [], isWellFormed: false, problems };
  }
  const text = bytes.toString();
  const { entries: own, problems: ofForm } = readBibtex(text);
  const isWellFormed = !ofForm.some(isError);
  const { entries, problems: ofCrossrefs } = followCrossrefs(own.map(renamed));
  const read = entries.map(readEntry);
  const { latexProblems } = own.length ? await import('./citedProblems.ts') : {};
  const problems = [
    ...invalidCharacters(text),
    ...ofForm,
    ...duplicateKeys(own),
    // The missing entry may be one that can't be read.
    ...(isWellFormed ? ofCrossrefs : []),
    ...read.flatMap((each) => each.problems),
    ...entries.flatMap(missingFields),
    ...own.flatMap(warningsOf),
    ...own.flatMap((entry) => latexProblems?.(entry) ?? []),
  ];
  return {
    entries: problems.some(isError) ? [] : read.map(({ entry }) => entry),
    written: own,
    isWellFormed,
    problems: problems.sort(byPlace),
  };
}

/** Reads the fields that pages use, and reports those that are wrong. */
function readEntry(bibtex: BibtexEntry): { entry: PublicationEntry; problems: Problem[] } {
  const { type, key, place, fields } = bibtex;
  // A field left blank counts as absent.
  const written = Object.fromEntries(Object.entries(valuesOf(bibtex)).filter(([, value]) => isSeen(value)));
  const values: Partial<Record<string, string>> = { ...written };
  const problems: Problem[] = [];
  const report = (name: string, finding: Finding) =>
    problems.push(bibtexProblem(fields.get(name)?.place ?? place, [key, name], finding));
  for (const [name, { allowed, read }] of fieldRules) {
    const found = written[name];
    if (found === undefined) continue;
    values[name] = read(found, written);
    if (values[name] === undefined) report(name, { kind: 'value', allowed, found: quote(found) });
  }
  if (!existsAsWhole(values)) report('month', { kind: 'bibtexDay' });
  return { entry: { type: citedType(type), key, fields: { ...values, title: values.title ?? '' } }, problems };
}

/** Fields that others name differently, in the forms that they must have: al-folio's links, ACM's article number. */
const otherNames: readonly [from: string, to: string, form: RegExp][] = [
  ['html', 'url', /^https?:/],
  ['website', 'url', /^https?:/],
  ['howpublished', 'url', /^(\\url\s*\{\s*)?https?:\/\/\S+$/],
  ['supp', 'supplement', /^https?:/],
  ['arxiv', 'eprint', /\S/],
  ['articleno', 'eid', /\S/],
];

/**
 * Renames fields as in biblatex. Leaves out what EndNote adds: the name of its own type, and all that PubMed has on a
 * paper as its note.
 */
function renamed(entry: BibtexEntry): BibtexEntry {
  const fields = new Map(entry.fields);
  for (const [from, to, form] of otherNames) {
    const field = fields.get(from);
    const isTaken = fields.has(to) || (to === 'eid' && fields.has('pages'));
    if (!field || isTaken || !form.test(field.value)) continue;
    fields.delete(from);
    fields.set(to, field);
    if (from === 'arxiv') fields.set('archiveprefix', { ...field, value: 'arXiv' });
  }
  if (/^(journal article|book section|conference proceedings)$/i.test(fields.get('type')?.value ?? '')) {
    fields.delete('type');
    if ((fields.get('note')?.value.length ?? 0) > 200) fields.delete('note');
  }
  return { ...entry, fields };
}

function invalidCharacters(text: string): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const found = strayIn(line);
    return found ? [bibtexProblem({ line: index + 1, column: 1 }, [], { kind: 'character', found })] : [];
  });
}

function duplicateKeys(entries: readonly BibtexEntry[]): Problem[] {
  const keys = new Map(entries.map(({ key }, index) => [foldedKey(key), index] as const).reverse());
  return entries
    .filter(({ key }, index) => keys.get(foldedKey(key)) !== index)
    .map(({ key, place }) => bibtexProblem(place, [key], { kind: 'bibtexSameKey' }));
}
