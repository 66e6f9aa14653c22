/** The texts of new content files: every field explained, the first ones filled in. */
import { inContent } from '#base/contentPath.ts';
import { program, root } from '#base/folders.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { contentFiles, type Site } from '#sections/contentFiles.ts';
import { privateFacts } from '#sections/owner/privateSchema.ts';
import { type ContentKind, jsonSchemaOf, listOfFile } from './contentSchemas.ts';
import { kindOf } from './readContent.ts';
import { toYaml } from './toYaml.ts';

/** Returns what is allowed: `at most 80 characters`. The description has the examples. */
function limitOf({ type, enum: words, items, maxLength, patternErrorMessage, onlyIfUsed }: JsonSchema): string {
  if (words) return `one of ${words.filter((word) => word !== onlyIfUsed).join(', ')}`;
  if (items) return ['a list', limitOf(items)].filter(Boolean).join(', each ');
  if (patternErrorMessage) return patternErrorMessage.replace(/^must be |, such as .*$/g, '');
  if (type === 'boolean') return 'true or false';
  if (type === 'number') return 'a number';
  return maxLength ? `at most ${maxLength} characters` : '';
}

/** Returns the value of a commented field: the file is still valid if the `#` is removed. */
function exampleOf({ type, enum: [first] = [], items, default: usual }: JsonSchema): string {
  if (items) return ' []';
  if (type === 'boolean') return usual === false ? ' true' : ' false';
  if (type === 'number') return ' 1';
  if (type === 'object') return ' {}';
  return first ? ` ${first}` : '';
}

const widest = 100;

function comment(text: string): string {
  const lines = text.match(new RegExp(`\\S.{0,${widest}}(?=\\s|$)`, 'gu')) ?? [];
  return lines.map((line) => `# ${line}\n`).join('');
}

/** Returns YAML in which every field of a file is explained, and commented out unless it is filled. */
function explainFields(kind: ContentKind, filled: Readonly<Record<string, unknown>>): string {
  const { properties = {} } = jsonSchemaOf(kind);
  const isExplained = (name: string, field: JsonSchema) => !field.onlyIfUsed || field.enum || name in filled;
  const explained = Object.entries(properties).filter(([name, field]) => isExplained(name, field));
  const fields = explained.map(([name, field]) => {
    const line = name in filled ? toYaml({ [name]: filled[name] }) : `# ${name}:${exampleOf(field)}\n`;
    const limit = limitOf(field).replace(/^./, (first) => first.toUpperCase());
    return comment([field.description, limit && `${limit}.`].filter(Boolean).join(' ')) + line;
  });
  const how = 'Lines that begin with # are comments. To use a field, remove the # before it, and give it a value.';
  return [comment(how), ...fields].join('\n');
}

/** Returns the front matter of a new entry; `note` explains the file's body. */
export function newEntry(kind: ContentKind, filled: Readonly<Record<string, unknown>>, note: string): string {
  return ['---', explainFields(kind, filled), `${comment(note)}---`, ''].join('\n');
}

/** Returns a file with an empty list, and an example in comments. */
function emptyList(kind: ContentKind, example: object): string {
  const list = listOfFile(kind) ?? '';
  const what = jsonSchemaOf(kind).properties?.[list]?.description;
  const lines = toYaml(example).replace(/^(?=.)/gm, '# ');
  return `${comment(`${what} Replace [] with lines like these:`)}#\n${lines}\n${list}: []\n`;
}

/** Where an owner's folder has the schemas, from `content/`. */
export const installedSchemas = '../node_modules/vitrine/schemas';
/** Where this folder has them; the repository has its own. */
export const schemaFolder = program === root ? '../schemas' : installedSchemas;

/** Adds the line by which editors find its schema to a YAML file; `path` is from `content/`. */
export function withSchemaComment(path: string, text: string): string {
  const kind = path.endsWith('.yaml') ? kindOf(inContent(path)) : undefined;
  return kind ? `# yaml-language-server: $schema=${schemaFolder}/${kind}.schema.json\n${text}` : text;
}

/** Returns private.yaml by its path from `content/`; nothing if no field has a value. */
export const privateStarter = (filled: Readonly<Record<string, unknown>>): [path: string, text: string][] =>
  Object.keys(filled).length
    ? [[privateFacts.pattern, withSchemaComment(privateFacts.pattern, explainFields('private', filled))]]
    : [];

/** Returns the files that owners start from, by their paths from `content/`: their answers, and how to continue. */
export function starterFiles(site: Partial<Site> & Pick<Site, 'name'>): Map<string, string> {
  const filled = Object.entries(site).filter(([, value]) => value !== undefined && String(value) !== '');
  const texts: [path: string, text: string][] = [
    [contentFiles.site.pattern, explainFields('site', Object.fromEntries(filled))],
    ...Object.entries(contentFiles).flatMap(([kind, file]): [string, string][] => {
      if (!('starter' in file)) return [];
      const { pattern, starter } = file;
      const explained = kind as ContentKind;
      return [
        [pattern, typeof starter === 'string' ? newEntry(explained, {}, starter) : emptyList(explained, starter)],
      ];
    }),
  ];
  return new Map(texts.map(([path, text]) => [path, withSchemaComment(path, text)]));
}
