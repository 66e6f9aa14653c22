/** The files that owners start from: what they said of themselves, and how to go on. */
import { sections } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import { explainFields, newEntry } from './newEntry.ts';

const aboutNote = 'Below the next line comes your background, in Markdown.';

/**
 * Returns starter files by their paths from `content/`.
 * @param site fields of site.yaml; all others are explained there and commented out
 */
export function starterFiles(site: Partial<Site> & Pick<Site, 'name'>): Map<string, string> {
  const filled = Object.entries(site).filter(([, value]) => value !== undefined && String(value) !== '');
  return new Map([
    ['site.yaml', explainFields('site', Object.fromEntries(filled))],
    ['about.md', newEntry('about', {}, aboutNote)],
    ...Object.values(sections).flatMap((section): [string, string][] =>
      'starter' in section ? [[section.pattern, section.starter]] : [],
    ),
  ]);
}
