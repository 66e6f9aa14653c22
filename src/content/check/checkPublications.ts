/** The check of publications: of their file, and of what names them. */
import { didYouMean } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import { publicationsFile as file } from '#sections/publications/schema.ts';
import type { ContentFile } from '../contentFile.ts';
import type { Content } from '../readContent.ts';
import { linkFault } from '../readRefreshed.ts';

/** Warns of what is weak in the file, and of links that are known to be dead. */
export function checkPublications({ bibliography, refreshed }: Content): Problem[] {
  const ofLinks = bibliography.entries.flatMap(({ key, fields }) =>
    [...fields].flatMap(([name, { value, place }]): Problem[] => {
      const fault = linkFault(refreshed[value]);
      return fault ? [{ file, ...place, path: [key, name], message: fault, severity: 'warning' }] : [];
    }),
  );
  return [...bibliography.warnings, ...ofLinks];
}

/** Reports publications that a project names, and that aren't there. */
export function missingPublications({ bibliography }: Content, project: ContentFile): Problem[] {
  const named = project.data?.publications;
  // An entry that can't be read is missing for that reason alone, which is reported.
  if (!Array.isArray(named) || !bibliography.isWellFormed) return [];
  const keys = bibliography.entries.map(({ key }) => key);
  return named.flatMap((key: unknown, index) =>
    typeof key === 'string' && !keys.includes(key)
      ? [project.problem(['publications', index], `names "${key}", which is not in ${file}${didYouMean(key, keys)}`)]
      : [],
  );
}
