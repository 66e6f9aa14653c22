/** The files that owners start from: what they said of themselves, and how to go on. */
import type { Site } from '#sections/owner/schema.ts';
import { explainFields, newEntry } from './newEntry.ts';
import { withSchemaComment } from './schemaComment.ts';

const aboutNote = 'Below the next line comes your background, in Markdown.';

/** Lists that are empty, and say how to fill them. */
const lists = {
  'skills.yaml': `# What you work with, in groups. About shows it as "Tech Stack". Replace [] with lines like these:
#
# groups:
#   - name: Languages
#     items:
#       - { name: Python, highlight: true }
#       - { name: SQL }

groups: []
`,
  'education.yaml': `# Your degrees and schools, newest first. Leave out end if it goes on. Replace [] with lines like these:
#
# entries:
#   - title: Bachelor of Science, Computer Science
#     institution: Name of the university, city
#     start: 2023

entries: []
`,
  'interests.yaml': `# What you like besides work. An image is optional; put it into content/images. Replace [] with lines like these:
#
# entries:
#   - name: Piano
#     text: A sentence about it.
#     imageSrc: images/piano.jpg

entries: []
`,
};

/**
 * Returns starter files by their paths from `content/`.
 * @param site fields of site.yaml; all others are explained there and commented out
 */
export function starterFiles(site: Partial<Site> & Pick<Site, 'name'>): Map<string, string> {
  const filled = Object.entries(site).filter(([, value]) => value !== undefined && String(value) !== '');
  const texts = {
    'site.yaml': explainFields('site', Object.fromEntries(filled)),
    'about.md': newEntry('about', {}, aboutNote),
    ...lists,
  };
  return new Map(Object.entries(texts).map(([path, text]) => [path, withSchemaComment(path, text)]));
}
