/** A new entry of publications.bib. */

import { asTyped, withEndings } from '#base/lines.ts';
import { readBibtex, toLatex } from '#sections/publications/bibtex.ts';
import { fieldRules } from '#sections/publications/fields.ts';
import { keyOf } from '#sections/publications/keys.ts';

/** What the fields are, on lines that all BibTeX programs read as comments. */
const explanation = `% Replace misc with a more specific type: article, inproceedings, phdthesis, techreport or another.
% Its fields, besides other BibTeX fields:
%   title: capitals that must stay in braces: {DNA} in a {B}ayesian light
${[...fieldRules].map(([name, { allowed }]) => `%   ${name}: ${allowed}\n`).join('')}%   abstract: text, which can have formulas: $x^2$
%   page: true, for a page of its own even without an abstract, an own PDF or an image
`;

/** Adds an entry to a BibTeX file. */
export function addPublication(
  text: string,
  title: string,
  owner: string,
  year: string,
): { text: string; key: string } {
  const taken = readBibtex(text).entries.map(({ key }) => key);
  const key = keyOf(owner, year, title, taken);
  const fields = { author: `{${toLatex(owner)}}`, title: `{${toLatex(title)}}`, year };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(6)} = ${value},\n`);
  const once = asTyped(text).includes(explanation) ? '' : explanation;
  const before = asTyped(text).trimEnd();
  const added = `${before && `${before}\n\n`}${once}@misc{${key},\n${lines.join('')}}\n`;
  return { text: withEndings(text, added), key };
}
