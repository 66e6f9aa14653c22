/** The files that owners start from: their answers, and comments on how to continue. */

import type { Site } from '#sections/contentFiles.ts';
import { sections } from '#sections/index.ts';
import { explainFields, newEntry } from './newEntry.ts';
import { withSchemaComment } from './schemaComment.ts';

const aboutNote = 'Write your background below the next line, in Markdown.';

/**
 * Returns starter files by their paths from `content/`.
 * @param site fields of site.yaml; all others are explained there and commented out
 */
export function starterFiles(site: Partial<Site> & Pick<Site, 'name'>): Map<string, string> {
  const filled = Object.entries(site).filter(([, value]) => value !== undefined && String(value) !== '');
  const texts: [path: string, text: string][] = [
    ['site.yaml', explainFields('site', Object.fromEntries(filled))],
    ['about.md', newEntry('about', {}, aboutNote)],
    ...Object.values(sections).flatMap((section): [string, string][] =>
      'starter' in section ? [[section.pattern, section.starter]] : [],
    ),
  ];
  return new Map(texts.map(([path, text]) => [path, withSchemaComment(path, text)]));
}
