import { isSeen, strayIn } from '../lib/letters.ts';
import { type BibtexEntry, readBibtex } from './bibtex.ts';
import { citedFields } from './citedFields.ts';
import type { Mistake } from './scanner.ts';
import { type PublicationEntry, publicationsSchema } from './schema.ts';

/**
 * Reads `publications.bib`, and tells every mistake in it: in its form, in its fields, and in their LaTeX.
 * @returns no entries where there are mistakes
 */
export async function readPublications(text: string): Promise<{ entries: PublicationEntry[]; mistakes: Mistake[] }> {
  const { entries, mistakes: ofForm } = readBibtex(text);
  const mistakes = [...unreadable(text), ...ofForm, ...twins(entries), ...(await ofLatex(entries))];

  const plain = entries.map(({ type, key, fields }) => ({
    type,
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
    mistakes.push({ ...place, message: `${[entry.key, name].filter(Boolean).join('.')} ${message}` });
  }
  mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
  return { entries: mistakes.length || !data ? [] : data.entries, mistakes };
}

/** Bytes that are no UTF-8 were replaced when the file was read. */
function unreadable(text: string): Mistake[] {
  return text.split('\n').flatMap((line, index) => {
    const stray = strayIn(line);
    const at = (column: number, message: string) => [{ line: index + 1, column, message }];
    if (stray) return at(1, `the line holds ${stray}, which is no letter`);
    const column = line.indexOf('\uFFFD') + 1;
    return column ? at(column, 'a letter is unreadable: save the file as UTF-8') : [];
  });
}

/** BibTeX takes no notice of capitals in keys. */
function twins(entries: readonly BibtexEntry[]): Mistake[] {
  const keys = entries.map(({ key }) => key.toLowerCase());
  return entries
    .filter(({ key }, index) => keys.indexOf(key.toLowerCase()) < index)
    .map(({ key, place }) => ({ ...place, message: `${key} stands twice: each entry needs a key of its own` }));
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
        return [{ ...field.place, message: `${key}.${name} ${message}` }];
      }
    }),
  );
}
