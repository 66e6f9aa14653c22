/** Problems of publications.bib whose search loads citation-js: of LaTeX, and of namesakes. */
import { attempt } from '#base/attempt.ts';
import type { Problem } from '#base/problems.ts';
import type { Finding } from '#base/problemTexts.ts';
import type { BibtexEntry } from './bibtex.ts';
import { accentWithoutLetter, readCsl } from './csl.ts';
import { bibtexProblem, citedFields, type PublicationEntry } from './fields.ts';
import { findUnknownCommands } from './latex.ts';
import { readMarkedNames } from './names.ts';
import { findOwner } from './owner.ts';

/** Reports invalid LaTeX in citation fields, and warns of unknown commands and of accents in names without a letter. */
export function latexProblems({ type, key, fields }: BibtexEntry): Problem[] {
  const cited = citedFields.flatMap((name) => {
    const field = fields.get(name);
    return field ? [[name, field] as const] : [];
  });
  const isRead = (of: typeof cited) =>
    attempt(() => readCsl(type, Object.fromEntries(of.map(([name, { value }]) => [name, value])))) !== undefined;
  const isValid = isRead(cited);
  return cited.flatMap(([name, field]) => {
    const report = (finding: Finding) => bibtexProblem(field.place, [key, name], finding);
    const broken = accentWithoutLetter(field.value);
    return [
      ...(isValid || isRead([[name, field]]) ? [] : [report({ kind: 'bibtexLatex' })]),
      ...findUnknownCommands(field.value).map((found) => report({ kind: 'bibtexCommand', found })),
      ...(broken === undefined ? [] : [report({ kind: 'bibtexAccent', found: broken })]),
    ];
  });
}

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
