/** The check of publications: of their file, and of what names them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '#base/nearest.ts';
import { readBibtex } from '#sections/publications/bibtex.ts';
import { readPublications } from '#sections/publications/read.ts';
import { publicationsFile as file } from '#sections/publications/schema.ts';
import { linkFault } from '../readRefreshed.ts';
import type { Problem, Surroundings } from './checkContent.ts';

/** The file's text; empty where there is none. */
function readText(root: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Every mistake in the file; what is weak, and links that are known to lead nowhere, are warnings. */
export async function checkPublications({ root, refreshed }: Surroundings): Promise<Problem[]> {
  const text = readText(root);
  const { mistakes, warnings } = await readPublications(text);
  const ofLinks = readBibtex(text).entries.flatMap(({ key, fields }) =>
    [...fields].flatMap(([name, { value, place }]): Problem[] => {
      const fault = linkFault(refreshed[value]);
      return fault ? [{ file, ...place, message: `${key}.${name} ${fault}`, severity: 'warning' }] : [];
    }),
  );
  const weak = warnings.map((warning): Problem => ({ file, ...warning, severity: 'warning' }));
  return [...mistakes.map((mistake) => ({ file, ...mistake })), ...weak, ...ofLinks];
}

/**
 * The publications that a content file's facts name, and that are not there.
 * @param root the folder that holds `content/`
 */
export function missingPublications(root: string, facts: unknown): { path: PropertyKey[]; message: string }[] {
  const named = facts && typeof facts === 'object' && 'publications' in facts ? facts.publications : undefined;
  if (!Array.isArray(named)) return [];
  const { entries, mistakes } = readBibtex(readText(root));
  // An entry that cannot be read is missing for that reason alone, which is told.
  if (mistakes.length) return [];
  const keys = entries.map(({ key }) => key);
  return named.flatMap((key: unknown, index) =>
    typeof key === 'string' && !keys.includes(key)
      ? [{ path: ['publications', index], message: `names "${key}", which is not in ${file}${didYouMean(key, keys)}` }]
      : [],
  );
}
