import type { Literal, Nodes } from 'mdast';
import { charactersOf } from '#base/characters.ts';
import { isGroup } from '#base/group.ts';
import { nodesIn, placeOfNode } from '#base/markdown/nodes.ts';
import type { Problem } from '#base/problems.ts';
import { describe, type Finding } from '#base/problemTexts.ts';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { entryOf, isSection, sections } from '#sections/index.ts';
import { keptInResume, type Section } from '#sections/section.ts';
import type { ContentFile } from '../contentFile.ts';
import { fieldAt, listOfEntries } from '../contentSchemas.ts';
import type { Edition } from '../edition.ts';
import type { Content } from '../readContent.ts';
import { writtenPath } from '../resolveLanguage.ts';
import { lackingCharacters } from '../resumeFonts/faces.ts';
import { printable } from '../resumeFonts/printable.ts';
import { textsIn } from '../values.ts';
import { ownResumeIn } from './resumeProblem.ts';

const isRare = (text: string) => !/^[\s\x20-\x7e]*$/.test(printable(text));

const asJson = (value: unknown) => JSON.stringify(value)?.replace(/(?:\\[nrt]|\s)+/g, ' ') ?? '';

function resumeOf(file: ContentFile, edition: Edition, strings: UiStrings): string {
  const { kind, slug } = file;
  const { value, body } = file.valueIn(edition);
  if (!isSection(kind) || !isGroup(value)) return '';
  const section: Section<unknown> = sections[kind];
  const isList = listOfEntries(kind) === 'entries';
  const entries = entryOf(kind) ? [{ ...value, slug, body }] : isList ? value.entries : { ...value, body };
  return asJson(section.summary?.(entries) ?? section.resume?.(keptInResume(section, entries), strings));
}

/** Returns the texts of a file that the résumé prints, each with a function that reports a problem of it. */
function printedTexts(file: ContentFile, edition: Edition, strings: UiStrings) {
  const { value, body, resolved } = file.valueIn(edition);
  const fields = textsIn(value).filter(({ text }) => isRare(text));
  const nodes = nodesIn(body.root).filter((node) => 'value' in node && isRare(node.value)) as (Nodes & Literal)[];
  if (!(fields.length + nodes.length) || file.data?.draft === true) return [];
  const printed = resumeOf(file, edition, strings);
  const isPrinted = (text: string) => printed.includes(asJson(text.trim()).slice(1, -1));
  const inHead = (path: readonly PropertyKey[]) => fieldAt(file.kind, path.slice(0, 1))?.isInResumeHead;
  const inFields = fields
    .filter(({ path, text }) => isPrinted(text) || inHead(path))
    .map(({ path, text }) => ({
      text: printable(text),
      report: (finding: Finding): Problem => file.problem(writtenPath(resolved, path), finding),
    }));
  const inBody = nodes.filter((node) => isPrinted(node.value));
  if (!inBody.length) return inFields;
  const { path, parts } = file.bodyFileIn(edition);
  /** @param character the first that the problem is about */
  const report = (finding: Finding, character: string): Problem => {
    const { message, ...description } = describe(finding);
    const node = inBody.find((each) => each.value.includes(character)) ?? inBody[0];
    const { line, column } = placeOfNode(node as Nodes);
    return { file: path, line: line + (parts?.bodyOffset ?? 0), column, ...description, message: `Text ${message}` };
  };
  return [...inFields, { text: printable(inBody.map((node) => node.value).join('\n')), report }];
}

/** Returns the first eight characters, which are enough to recognize the script. */
const list = (characters: readonly string[]): string =>
  characters.slice(0, 8).join(', ') + (characters.length > 8 ? ` and ${characters.length - 8} more` : '');

/** Warns about characters that no résumé font has, unless the owner has a résumé PDF. */
export async function characterWarnings({ folder, files, site, edition }: Content): Promise<Problem[]> {
  const own = ownResumeIn(edition);
  if (folder.has(own)) return [];
  const strings = uiStringsFor(site?.language);
  const texts = [...files.values()].flatMap((file) => printedTexts(file, edition, strings));
  if (!texts.length) return [];
  const lacking = await lackingCharacters(texts.map(({ text }) => text).join('\n'));
  return texts.flatMap(({ text, report }): Problem[] => {
    const characters = [...new Set(charactersOf(text))].filter((character) => lacking.has(character));
    if (!characters.length) return [];
    return [report({ kind: 'characters', found: list(characters), allowed: own }, characters[0] ?? '')];
  });
}
