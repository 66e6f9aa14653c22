/** Tells which characters of `content/` the résumé cannot show. */
import type { Problem } from '#base/problems.ts';
import { sections } from '#sections/index.ts';
import type { Section } from '#sections/section.ts';
import { type ContentFile, textsIn } from '../contentFile.ts';
import type { ContentKind } from '../contentSchemas.ts';
import type { Content } from '../readContent.ts';
import { lackingLetters, lettersOf } from '../resumeFonts/faces.ts';
import { plain, standIn, without } from '../resumeFonts/printable.ts';
import { ownResume } from './resumeProblem.ts';

/** What the résumé is made of. */
const isPrinted = (kind: ContentKind) => {
  const section: Section<never> = kind === 'site' || kind === 'about' ? {} : sections[kind];
  return kind === 'site' || kind === 'about' || section.resume !== undefined;
};
/** Fields that the résumé prints. */
const printed =
  /^(name|role|location|lookingFor|intro|heading|title|company|institution|description|text|technologies|summary|highlights|honors|courses|course|term|event|issuer|level|person|quote|organization)$/;
/** Every font of a résumé has these. */
const common = /^[\x20-\x7e]*$/;

const isUnprinted = (group: object) =>
  ('resume' in group && group.resume === false) || ('draft' in group && group.draft === true);

/** Returns the texts of a file that the résumé can print and that have uncommon characters, with a way to report each. */
function printedTexts(file: ContentFile) {
  return textsIn(file.data, isUnprinted).flatMap(({ path, text: marked }) => {
    const name = path.findLast((part) => typeof part === 'string');
    const text = plain(marked);
    if (!printed.test(String(name)) || common.test(text)) return [];
    return [{ text, report: (message: string) => file.problem(path, message, 'warning') }];
  });
}

/** `🚀 (U+1F680)` */
function withNumber(letter: string): string {
  const numbers = Array.from(letter, (each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
  return `${letter} (${numbers.join(' ')})`;
}

/** Of many characters the first tell which script it is. */
const named = 8;

function list(letters: readonly string[]): string {
  const more = letters.length - named;
  return letters.slice(0, named).map(withNumber).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** What becomes of characters that are lacking, as the résumé is set. */
function fate(letters: readonly string[], text: string, lacking: ReadonlySet<string>): string {
  if (without(lacking, text) === '?') return `where it is a question mark: ${list(letters)}`;
  const { '': gone = [], '?': asked = [] } = Object.groupBy(letters, standIn);
  return [
    gone.length ? `and goes there without: ${list(gone)}` : '',
    asked.length ? `and has a question mark there for each: ${list(asked)}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/**
 * Warns of characters that no font of the résumé has, field by field.
 * @returns nothing where the owner brings a résumé of their own
 */
export async function letterWarnings({ folder, files }: Content): Promise<Problem[]> {
  if (folder.has(ownResume)) return [];
  const texts = [...files.values()].filter(({ kind }) => isPrinted(kind)).flatMap(printedTexts);
  if (!texts.length) return [];
  const lacking = await lackingLetters(texts.map(({ text }) => text).join('\n'));
  return texts.flatMap(({ text, report }): Problem[] => {
    const letters = [...new Set(lettersOf(text))].filter((letter) => lacking.has(letter));
    if (!letters.length) return [];
    const message = `has characters the résumé fonts don’t support, ${fate(letters, text, lacking)}; a résumé of your own is served as ${ownResume}`;
    return [report(message)];
  });
}
