/** The files that owners start from: their answers, and comments on how to continue. */

import { contentFiles, type Site } from '#sections/contentFiles.ts';
import type { ContentKind } from './contentSchemas.ts';
import { explainFields, newEntry } from './newEntry.ts';
import { withSchemaComment } from './schemaComment.ts';

/**
 * Returns starter files by their paths from `content/`.
 * @param site fields of site.yaml; all others are explained there and commented out
 */
export function starterFiles(site: Partial<Site> & Pick<Site, 'name'>): Map<string, string> {
  const filled = Object.entries(site).filter(([, value]) => value !== undefined && String(value) !== '');
  const texts: [path: string, text: string][] = [
    [contentFiles.site.pattern, explainFields('site', Object.fromEntries(filled))],
    ...Object.entries(contentFiles).flatMap(([kind, file]): [string, string][] => {
      if (!('starter' in file)) return [];
      const { pattern, starter } = file;
      return [[pattern, typeof starter === 'string' ? starter : newEntry(kind as ContentKind, {}, starter.note)]];
    }),
  ];
  return new Map(texts.map(([path, text]) => [path, withSchemaComment(path, text)]));
}
