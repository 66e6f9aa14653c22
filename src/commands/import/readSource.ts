/** Reads a résumé's file: JSON, YAML or a ZIP. */
import { readFileSync, statSync } from 'node:fs';
import { isZip, readLinkedIn } from './linkedIn.ts';
import { parseJson } from './readJson.ts';
import { parseYaml } from './readYaml.ts';
import { decode, type ResumeFile, SourceError } from './resumeFile.ts';

/** Reads a text as YAML if the file's name says so, or if neither its name nor its beginning is JSON's. */
function parse(file: string, text: string): ResumeFile {
  const isYaml = /\.ya?ml$/i.test(file) || !(/\.json\w?$/i.test(file) || /^\s*([[{"]|\/[/*]|$)/.test(text));
  return isYaml ? parseYaml(text) : parseJson(text);
}

/**
 * Reads a résumé from a file: JSON, YAML or LinkedIn's ZIP.
 * @throws SourceError, or the system's own error if the file can't be read
 */
export function readSource(file: string): ResumeFile {
  if (statSync(file).isDirectory()) throw new SourceError('is a folder. Name the file in it.');
  const bytes = readFileSync(file);
  return isZip(bytes) ? readLinkedIn(bytes) : parse(file, decode(bytes));
}
