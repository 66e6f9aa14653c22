/** Warns about characters of `content/` that the résumé fonts lack. */

import { isGroup } from '#base/group.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import type { Problem } from '#base/problems.ts';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { entryOf, sections } from '#sections/index.ts';
import { keptInResume, type Section } from '#sections/section.ts';
import type { ContentFile } from '../contentFile.ts';
import type { ContentKind } from '../contentSchemas.ts';
import type { Edition } from '../edition.ts';
import type { Content } from '../readContent.ts';
import { writtenPath } from '../resolveLanguage.ts';
import { graphemesOf, lackingCharacters } from '../resumeFonts/faces.ts';
import { printable, standIn, without } from '../resumeFonts/printable.ts';
import { textsIn } from '../values.ts';
import { ownResumeIn } from './resumeProblem.ts';

/** What the head of the résumé prints. */
const head: Partial<Record<ContentKind, readonly PropertyKey[]>> = {
  site: ['name', 'role', 'location', 'lookingFor', 'links'],
  about: ['intro'],
};
/** Whether a text has characters that a font of a résumé may lack. */
const isRare = (text: string) => !/^[\x20-\x7e]*$/.test(printable(text));

/** Returns a value with each of its texts changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]));
}

/** What a section writes into the résumé from the value of one file. */
function resumeOf({ kind, slug }: ContentFile, value: unknown, strings: UiStrings): string {
  if (kind === 'site' || kind === 'private' || !isGroup(value)) return '';
  const section = sections[kind];
  const isList = 'isList' in section;
  const entries = entryOf(kind) ? [{ ...value, slug, body: new Markdown('') }] : isList ? value.entries : value;
  const { resume } = section as Section<unknown>;
  return JSON.stringify(resume?.(keptInResume(section as Section<unknown>, entries), strings)) ?? '';
}

/** The texts of one file that the résumé prints, and whose characters its fonts may lack. */
function printedTexts(file: ContentFile, edition: Edition, strings: UiStrings) {
  const { value, resolved } = file.valueIn(edition);
  const rare = textsIn(value).filter(({ text }) => isRare(text));
  if (!rare.length || file.data?.draft === true) return [];
  // With a mark in place of each text, the résumé shows which of them it prints.
  const mark = (index: number) => `[[${index}]]`;
  let index = 0;
  const marked = mapTexts(value, (text) => (isRare(text) ? mark(index++) : text));
  const printed = resumeOf(file, marked, strings);
  return rare.flatMap(({ path, text }, index) =>
    head[file.kind]?.includes(path[0] ?? '') || printed.includes(mark(index))
      ? [
          {
            text: printable(text),
            report: (message: string) => file.problem(writtenPath(resolved, path), message, 'warning'),
          },
        ]
      : [],
  );
}

/** `🚀 (U+1F680)` */
function withNumber(character: string): string {
  const numbers = Array.from(
    character,
    (each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return `${character} (${numbers.join(' ')})`;
}

/** The first characters of many are enough to recognize the script. */
const named = 8;

function list(characters: readonly string[]): string {
  const more = characters.length - named;
  return characters.slice(0, named).map(withNumber).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Returns what the résumé prints instead of the characters that its fonts lack. */
function fate(characters: readonly string[], text: string, lacking: ReadonlySet<string>): string {
  if (without(lacking, text) === '?') return `prints only a question mark instead of: ${list(characters)}`;
  const gone = characters.filter((character) => standIn(character) === '');
  const asked = characters.filter((character) => standIn(character) === '?');
  const bare = characters.filter((character) => !gone.includes(character) && !asked.includes(character));
  return [
    bare.length ? `prints without marks: ${list(bare)}` : '',
    gone.length ? `leaves out: ${list(gone)}` : '',
    asked.length ? `prints a question mark for: ${list(asked)}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/**
 * Warns about characters that no résumé font has, field by field.
 * @returns nothing if the owner has a résumé PDF
 */
export async function characterWarnings({ folder, files, site, edition }: Content): Promise<Problem[]> {
  const own = ownResumeIn(edition);
  if (folder.has(own)) return [];
  const strings = uiStringsFor(site?.language);
  const texts = [...files.values()].flatMap((file) => printedTexts(file, edition, strings));
  if (!texts.length) return [];
  const lacking = await lackingCharacters(texts.map(({ text }) => text).join('\n'));
  return texts.flatMap(({ text, report }): Problem[] => {
    const characters = [...new Set(graphemesOf(text))].filter((character) => lacking.has(character));
    if (!characters.length) return [];
    const message = `has characters the résumé fonts don’t support. The résumé ${fate(characters, text, lacking)}. To use a PDF of your own, save it as ${own}.`;
    return [report(message)];
  });
}
