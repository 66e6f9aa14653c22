/** Checks links in publications, and the keys by which content refers to publications. */
import { didYouMean } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import { publicationsFile as file } from '#sections/publications/schema.ts';
import type { ContentFile } from '../contentFile.ts';
import { fieldAt } from '../contentSchemas.ts';
import type { Content } from '../readContent.ts';
import { linkWarning } from '../readRefreshed.ts';
import { textsIn } from '../values.ts';

/** Warns of broken links in publications. */
export function checkPublicationLinks({ bibliography, refreshed }: Content): Problem[] {
  return bibliography.written.flatMap(({ key, fields }) =>
    [...fields].flatMap(([name, { value, place }]): Problem[] => {
      const message = linkWarning(refreshed[value]);
      return message ? [{ file, ...place, path: [key, name], message, severity: 'warning' }] : [];
    }),
  );
}

/** Reports keys of publications that don't exist. */
export function missingPublications({ bibliography }: Content, of: ContentFile): Problem[] {
  // An entry that can't be read is already reported.
  if (!bibliography.isWellFormed) return [];
  const keys = bibliography.written.map(({ key }) => key);
  const advice = (key: string) => didYouMean(key, keys) || '. Add it there, or delete the key.';
  return textsIn(of.data).flatMap(({ path, text }) =>
    !keys.includes(text) && fieldAt(of.kind, path)?.isPublicationKey
      ? [of.problem(path, `points to "${text}", which isn't in ${file}${advice(text)}`)]
      : [],
  );
}
