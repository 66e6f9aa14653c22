/** Begins what an owner adds: a project, an experience entry, a post, a section, a publication. */

import { strayIn } from '#base/characters.ts';
import { fileNames } from '#base/fileNames.ts';
import { didYouMean } from '#base/nearest.ts';
import { aliasesIn } from '#base/slug.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { publicationsFile } from '#sections/publications/schema.ts';
import { newEntry } from './newEntry.ts';
import { addPublication } from './newPublication.ts';
import { type Content, filesOf } from './readContent.ts';

/** Why nothing was begun, in an owner's words. */
export class EntryError extends Error {}

const kinds = ['project', 'experience', 'writing', 'section', 'publication'] as const;
type Kind = (typeof kinds)[number];

/** What beginning an entry makes of a file. */
export interface NewEntry {
  /** From the root, with forward slashes. */
  file: string;
  /** The whole file. */
  text: string;
  /** What is said once it is written. */
  message: string;
  /** The key of a publication. */
  key?: string;
}

function assertFree({ folder }: Content, file: string): void {
  if (folder.has(file)) throw new EntryError(`${file} exists already. Choose another title.`);
}

/** Returns the file of a new page, whose address no other page has or had. */
function pageFile(content: Content, kind: 'projects' | 'writing', slug: string): string {
  const owner = filesOf(content, kind).find(({ data }) => aliasesIn(data).includes(slug))?.path;
  if (owner) throw new EntryError(`${slug} is an old slug of ${owner}. Choose another title.`);
  const file = `content/${kind}/${slug}.md`;
  assertFree(content, file);
  return file;
}

/** What is wrong with a title; that of a publication may be as long as it likes. */
function titleFault(kind: Kind, title: string): string | undefined {
  const stray = strayIn(title);
  if (kind === 'publication') return stray && `contains the invalid character ${stray}. Delete it.`;
  const { error } =
    kind === 'writing'
      ? contentFiles.writing.schema.safeParse({ title })
      : contentFiles.projects.schema.safeParse({ title });
  return error?.issues[0]?.message;
}

type Plan = (content: Content, title: string, day: string) => NewEntry;

const monthIn = (day: string) => day.slice(0, 7);

const plans: Record<Kind, Plan> = {
  project: (content, title, day) => {
    const file = pageFile(content, 'projects', fileNames('project')(title));
    const note = 'Write the case study below the next line, in Markdown: the problem, what was built, the result.';
    const text = newEntry('projects', { title, date: monthIn(day) }, note);
    return { file, text, message: `${file} was written. Its cover is generated until you choose an image.` };
  },
  experience: (content, title, day) => {
    const note = 'Leave the body empty: description says what you did.';
    const text = newEntry('experience', { title, start: monthIn(day) }, note);
    const file = `content/experience/${fileNames('experience')(title)}.md`;
    assertFree(content, file);
    return { file, text, message: `${file} was written.` };
  },
  writing: (content, title, day) => {
    const note = 'Write the post below the next line, in Markdown.';
    const text = newEntry('writing', { title, date: new Date(day) }, note);
    const file = pageFile(content, 'writing', fileNames('post')(title));
    return { file, text, message: `${file} was written.` };
  },
  section: (content, title) => {
    const note = 'Below the next line comes what the section says, in Markdown; `entries` is for a list with dates.';
    const text = newEntry('more', { heading: title }, note);
    const file = `content/more/${fileNames('section')(title)}.md`;
    assertFree(content, file);
    return { file, text, message: `${file} was written. The section appears on the home page once it has content.` };
  },
  publication: ({ bibliography, files }, title, day) => {
    if (!bibliography.isWellFormed) {
      throw new EntryError(
        `${publicationsFile} has errors, so nothing was added. Run npm run check, and fix them first.`,
      );
    }
    const { name } = files.get('content/site.yaml')?.data ?? {};
    const { text, key } = addPublication(bibliography.text, title, String(name ?? 'Author'), day.slice(0, 4));
    const message = `${publicationsFile} has the new entry ${key}. To show it with a project, add publications: [${key}].`;
    return { file: publicationsFile, text, message, key };
  },
};

/**
 * Plans an entry of content, named by its title.
 * @throws EntryError where the kind is unknown, the title no title, or something is in the way
 */
export function planEntry(content: Content, kind: string, title: string, today: Date): NewEntry {
  const known = kinds.find((each) => each === kind);
  if (!known) {
    throw new EntryError(`Unknown kind "${kind}"${didYouMean(kind, kinds) || `. Kinds: ${kinds.join(', ')}.`}`);
  }
  if (!title.trim()) throw new EntryError(`Missing title. Example: npm run new -- ${kind} "Title"`);
  const fault = titleFault(known, title);
  if (fault) throw new EntryError(`The title ${fault.replace(/\.?$/, '.')}`);
  return plans[known](content, title.trim(), today.toISOString().slice(0, 10));
}
