/** A new entry of publications.bib. */

import { asTyped, withEndings } from '#base/lines.ts';
import { readBibtex, toLatex } from '#sections/publications/bibtex.ts';
import { keyOf } from '#sections/publications/keys.ts';

/** What the fields are, on lines that all BibTeX programs read as comments. */
const explanation = `% Replace misc with a more specific type: article, inproceedings, phdthesis, techreport or another.
% Its fields, besides other BibTeX fields:
%   title: Put capitals that must stay in braces: {DNA} in a {B}ayesian light.
%   author: All authors, joined by "and". Example: Sample, Robin and Placeholder, Kim.
%   editor: Editors, if it has no author.
%   year: Year of publication. Example: 2026.
%   month: Month of publication. Example: jun.
%   date: Date of publication, in place of year. Example: 2026-08 or 2026-08-21.
%   doi: DOI. Example: 10.1000/182.
%   eprint: Number in an archive. Example: 2608.01234.
%   archiveprefix: Archive. Example: arXiv.
%   url: Landing page (https).
%   pdf: PDF: a file in content/papers/, or a URL (https). Example: diameter.pdf.
%   slides, poster, supplement: Other files, given like the PDF.
%   code: Source code (https).
%   video: Video of a talk (https).
%   abstract: Abstract, which can have formulas: $x^2$.
%   owner: Your place among the authors, if two have names like yours. Example: 2.
%   selected: true to show it on About, if you have many.
%   preview: Image beside this file, for its page. Example: figure.png.
%   page: true to give it a page, even without an abstract, an own PDF or an image.
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
