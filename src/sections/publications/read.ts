import { saveAsUtf8 } from '#base/explain.ts';
import { isSeen, strayIn } from '#base/letters.ts';
import { type BibtexEntry, readBibtex } from './bibtex.ts';
import { citedFields } from './citedFields.ts';
import { followCrossrefs } from './crossref.ts';
import type { Mistake } from './scanner.ts';
import { type PublicationEntry, publicationsSchema } from './schema.ts';
import { citedType, lacking, madeHttps, unknownCommands } from './warnings.ts';

interface Read {
  /** None where there are mistakes. */
  entries: PublicationEntry[];
  /** As they were written, whatever is wrong with them. */
  written: BibtexEntry[];
  /** Whether every entry could be read: braces, commas and keys are where they belong. */
  isWellFormed: boolean;
  /** In its form, in its fields, and in their LaTeX. */
  mistakes: Mistake[];
  /** What is weak and stops nothing. */
  warnings: Mistake[];
}

/** Reads `publications.bib`, and tells everything that is wrong with it, in its order. */
export async function readPublications(text: string): Promise<Read> {
  const { entries: own, mistakes: ofForm } = readBibtex(text);
  const { entries, mistakes: ofCrossrefs } = followCrossrefs(own.map(renamed));
  // What an entry names may be there, and unreadable for now.
  const missing = ofForm.length ? [] : ofCrossrefs;
  const mistakes = [...unreadable(text), ...ofForm, ...twins(own), ...missing, ...(await ofLatex(own))];

  const plain = entries.map(({ type, key, fields }) => ({
    type: citedType(type),
    key,
    // A field left blank counts as absent.
    fields: Object.fromEntries([...fields].flatMap(([name, { value }]) => (isSeen(value) ? [[name, value]] : []))),
  }));
  const { data, error } = publicationsSchema.safeParse({ entries: plain });
  for (const { path, message } of error?.issues ?? []) {
    const [, index, , field] = path;
    const entry = entries[Number(index)];
    if (!entry) throw new Error(`An entry is told as wrong that was not read: ${message}`);
    const name = field === undefined ? '' : String(field);
    const place = entry.fields.get(name)?.place ?? entry.place;
    mistakes.push({ ...place, path: [entry.key, name].filter(Boolean), message });
  }
  const warnings = [...entries.flatMap(lacking), ...own.flatMap(madeHttps)];
  for (const entry of own) warnings.push(...(await unknownCommands(entry)));
  const inOrder = (all: Mistake[]) => all.sort((a, b) => a.line - b.line || a.column - b.column);
  return {
    entries: mistakes.length || !data ? [] : data.entries,
    written: own,
    isWellFormed: !ofForm.length,
    mistakes: inOrder(mistakes),
    warnings: inOrder(warnings),
  };
}

/** Fields under the names that biblatex has for them: ACM's, and addresses from before there was `url`. */
function renamed(entry: BibtexEntry): BibtexEntry {
  const fields = new Map(entry.fields);
  const move = (from: string, to: string, form: RegExp) => {
    const field = fields.get(from);
    if (!field || fields.has(to) || !form.test(field.value)) return;
    fields.delete(from);
    fields.set(to, field);
  };
  move('howpublished', 'url', /^(\\url\s*\{\s*)?https?:\/\/\S+$/);
  if (!fields.has('pages')) move('articleno', 'eid', /\S/);
  return { ...entry, fields };
}

/** Bytes that are no UTF-8 were replaced when the file was read. */
function unreadable(text: string): Mistake[] {
  return text.split('\n').flatMap((line, index) => {
    const stray = strayIn(line);
    const at = (column: number, message: string) => [{ line: index + 1, column, message }];
    if (stray) return at(1, `the line holds ${stray}, which is no letter`);
    const column = line.indexOf('\uFFFD') + 1;
    return column ? at(column, `a character is unreadable, since the file is not saved as UTF-8. ${saveAsUtf8}`) : [];
  });
}

/** BibTeX takes no notice of capitals in keys. */
function twins(entries: readonly BibtexEntry[]): Mistake[] {
  const keys = entries.map(({ key }) => key.toLowerCase());
  return entries
    .filter(({ key }, index) => keys.indexOf(key.toLowerCase()) < index)
    .map(({ key, place }) => ({ ...place, path: [key], message: `stands twice: each entry needs a key of its own` }));
}

/** Tried field by field, so that each has its place; what cites nothing may hold anything. */
async function ofLatex(entries: readonly BibtexEntry[]): Promise<Mistake[]> {
  if (!entries.length) return [];
  const { readCsl } = await import('./csl.ts');
  return entries.flatMap(({ type, key, fields }) =>
    citedFields.flatMap((name) => {
      const field = fields.get(name);
      if (!field) return [];
      try {
        readCsl(type, { [name]: field.value });
        return [];
      } catch {
        const message = 'holds LaTeX that is cut off: $ and { come in pairs, and a command needs what it is for';
        return [{ ...field.place, path: [key, name], message }];
      }
    }),
  );
}
