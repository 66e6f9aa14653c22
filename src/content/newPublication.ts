/** A new entry of publications.bib. */

import { type JsonSchema, toJsonSchema } from '#base/jsonSchema.ts';
import { asTyped, withEndings } from '#base/lines.ts';
import { readBibtex, toLatex } from '#sections/publications/bibtex.ts';
import { keyOf } from '#sections/publications/keys.ts';
import { publicationsSchema } from '#sections/publications/schema.ts';
import { comment } from './newFiles.ts';

/** Returns the fields that pages work with, by name. */
function publicationFieldSchemas(): Record<string, JsonSchema> {
  return toJsonSchema(publicationsSchema).properties?.entries?.items?.properties?.fields?.properties ?? {};
}

/** Explains the fields, each on a line that all BibTeX programs read as a comment. */
function explanation(): string {
  const lines = Object.entries(publicationFieldSchemas()).flatMap(([name, { description }]) =>
    description ? [comment(`${name}: ${description}`, '%   ')] : [],
  );
  const type = 'Replace misc with a more specific type: article, inproceedings, phdthesis, techreport or another.';
  return [comment(type, '% '), comment('Its fields, besides other BibTeX fields:', '% '), ...lines].join('');
}

/**
 * Adds an entry to a BibTeX file.
 * @param text the file's; empty if there is no file
 * @returns the new text and the entry's key
 */
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
  const explained = explanation();
  const once = asTyped(text).includes(explained) ? '' : explained;
  const before = asTyped(text).trimEnd();
  const added = `${before && `${before}\n\n`}${once}@misc{${key},\n${lines.join('')}}\n`;
  return { text: withEndings(text, added), key };
}
