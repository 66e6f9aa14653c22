/** Problems of the LaTeX in publications.bib. This loads citation-js. */
import { attempt } from '#base/attempt.ts';
import { placesIn } from '#base/lines.ts';
import type { Position, Problem } from '#base/problems.ts';
import type { Finding } from '#base/problemTexts.ts';
import type { BibtexEntry, BibtexField } from './bibtex.ts';
import { accentWithoutLetter, readCsl } from './csl.ts';
import { bibtexProblem, citedFields } from './fields.ts';
import { findUnknownCommands } from './latex.ts';

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
    const report = (finding: Finding, place = field.place) => bibtexProblem(place, [key, name], finding);
    const broken = accentWithoutLetter(field.value);
    return [
      ...(isValid || isRead([[name, field]]) ? [] : [report({ kind: 'bibtexLatex' })]),
      ...findUnknownCommands(field.value).map((found) =>
        report({ kind: 'bibtexCommand', found }, placeWithin(field, found)),
      ),
      ...(broken === undefined ? [] : [report({ kind: 'bibtexAccent', found: broken })]),
    ];
  });
}

/** Returns the first place of a text in a value. One in an abbreviation is elsewhere in the file. */
function placeWithin({ place, source }: BibtexField, text: string): Position {
  const { line, column } = placesIn(source)(Math.max(0, source.indexOf(text)));
  return { line: place.line + line - 1, column: line === 1 ? place.column + column - 1 : column };
}
