/** Checks links in publications, and links from projects to publications. */
import { didYouMean } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import { publicationsFile as file } from '#sections/publications/schema.ts';
import type { ContentFile } from '../contentFile.ts';
import type { Content } from '../readContent.ts';
import { linkFault } from '../readRefreshed.ts';

/** Warns of broken links in publications. */
export function checkPublicationLinks({ bibliography, refreshed }: Content): Problem[] {
  return bibliography.written.flatMap(({ key, fields }) =>
    [...fields].flatMap(([name, { value, place }]): Problem[] => {
      const fault = linkFault(refreshed[value]);
      return fault ? [{ file, ...place, path: [key, name], message: fault, severity: 'warning' }] : [];
    }),
  );
}

/** Reports publications that a project points to, and that don't exist. */
export function missingPublications({ bibliography }: Content, project: ContentFile): Problem[] {
  const named = project.data?.publications;
  // An entry that can't be read is already reported.
  if (!Array.isArray(named) || !bibliography.isWellFormed) return [];
  const keys = bibliography.written.map(({ key }) => key);
  return named.flatMap((key: unknown, index) =>
    typeof key === 'string' && !keys.includes(key)
      ? [
          project.problem(
            ['publications', index],
            `points to "${key}", which isn't in ${file}${didYouMean(key, keys) || '. Add it there, or delete the key.'}`,
          ),
        ]
      : [],
  );
}
