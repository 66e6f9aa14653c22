/** Checks every file of `content/` against the schemas, and tells all problems at once. */
import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { buildDate } from '../../src/lib/dates.ts';
import type { Refreshed } from '../../src/lib/refreshed.ts';
import { contentFiles } from '../../src/schemas.ts';
import { addressProblems } from './addressProblems.ts';
import { checkBody } from './checkBody.ts';
import { checkPublications, missingPublications } from './checkPublications.ts';
import { letterWarnings } from './letterWarnings.ts';
import { pictureProblem } from './pictureProblem.ts';
import { linkFault, readRefreshed } from './readRefreshed.ts';
import { ownResume, resumeProblem } from './resumeProblem.ts';
import { weaknesses } from './weaknesses.ts';

export interface Problem {
  /** From the repository's root, with forward slashes. */
  file: string;
  line?: number;
  column?: number;
  /** The field and what is wrong with it. */
  message: string;
  /** A warning is told and stops nothing. */
  severity?: 'warning';
}

/** Whether a problem stops the build. */
export function isError({ severity }: Problem): boolean {
  return severity !== 'warning';
}

export interface Source {
  yaml: string;
  /** Lines of the file before the YAML begins. */
  offset: number;
  /** The Markdown below the facts. */
  body: string;
  /** Lines of the file before the body begins. */
  bodyOffset: number;
}

/** The facts of a content file: all of a `.yaml`, the front matter of a `.md`. */
export function readSource(file: string, text: string): Source | undefined {
  if (!file.endsWith('.md')) return { yaml: text, offset: 0, body: '', bodyOffset: 0 };
  const match = /^\ufeff?---\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/m.exec(text);
  if (!match || match.index > 0) return undefined;
  const [before, yaml = ''] = match;
  return { yaml, offset: 1, body: text.slice(before.length), bodyOffset: before.split('\n').length - 1 };
}

/** Days and merged groups are read as Astro's own parser does. */
export function parseFacts({ yaml }: Source, lineCounter: LineCounter): Document {
  return parseDocument(yaml, { lineCounter, customTags: ['timestamp', 'merge'] });
}

/** Where a field stands in its file, or the nearest field around it. */
export function position(document: Document, lines: LineCounter, path: readonly PropertyKey[], offset: number) {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return { line: line + offset, column: col };
    }
  }
  return { line: 1 + offset, column: 1 };
}

/** `links[0].url`, as an owner would point at it. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  );
}

type Schema = (typeof contentFiles)[keyof typeof contentFiles]['schema'];

/** What a file is checked against besides its schema. */
export interface Surroundings {
  root: string;
  today: Date;
  /** What is known of links. */
  refreshed: Refreshed;
}

async function checkFile(file: string, schema: Schema, surroundings: Surroundings): Promise<Problem[]> {
  const { root, today, refreshed } = surroundings;
  const bytes = readFileSync(join(root, file));
  if (!isUtf8(bytes)) return [{ file, message: 'must be saved as UTF-8' }];
  const text = bytes.toString();
  const source = readSource(file, text);
  if (!source) return [{ file, message: 'must begin with front matter between two lines of ---' }];

  const lines = new LineCounter();
  const document = parseFacts(source, lines);
  if (document.errors.length) {
    return document.errors.map((error) => {
      const { line, col } = lines.linePos(error.pos[0]);
      return { file, line: line + source.offset, column: col, message: error.message.split('\n')[0] ?? error.code };
    });
  }
  const at = (path: readonly PropertyKey[], message: string): Problem => ({
    file,
    ...position(document, lines, path, source.offset),
    message: [fieldName(path), message].filter(Boolean).join(' '),
  });
  let data: unknown;
  try {
    data = document.toJS() ?? {};
  } catch (error) {
    return [{ file, message: (error as Error).message }];
  }
  const { error, data: facts } = schema.safeParse(data);
  const problems = (error?.issues ?? []).map(({ path, message }) => at(path, message));
  for (const { path, message } of facts ? weaknesses(facts, today) : []) {
    problems.push({ ...at(path, message), severity: 'warning' });
  }
  for (const { path, text: named } of textsIn(data)) {
    const problem = pictureFields.includes(String(path.at(-1))) && (await pictureProblem(root, file, named));
    if (problem) problems.push(at(path, problem));
    const fault = linkFault(refreshed[named]);
    if (fault) problems.push({ ...at(path, fault), severity: 'warning' });
  }
  for (const { path, message } of missingPublications(root, data)) problems.push(at(path, message));
  return problems.concat(await checkBody(file, source, surroundings));
}

const pictureFields = ['photo', 'imageSrc', 'logoUrl'];

/** Every text among a file's facts, with the field that holds it. */
function textsIn(data: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/**
 * @param root the folder that holds `content/`
 * @param today what days in content are compared with
 */
export async function checkContent(root: string, today = buildDate(process.env)): Promise<Problem[]> {
  const { refreshed, problem } = readRefreshed(root);
  const surroundings = { root, today, refreshed };
  const checked = Object.values(contentFiles).map(async ({ pattern, schema, ...rest }): Promise<Problem[]> => {
    const files = globSync(`content/${pattern}`, { cwd: root })
      .map((file) => file.split(sep).join('/'))
      .sort();
    if (!files.length && 'required' in rest) {
      return [{ file: `content/${pattern}`, message: 'is missing: it holds at least your name' }];
    }
    return (await Promise.all(files.map((file) => checkFile(file, schema, surroundings)))).flat();
  });
  checked.push(checkPublications(surroundings));
  const resume = resumeProblem(root);
  const problems = [
    ...(problem ? [problem] : []),
    ...(await Promise.all(checked)).flat(),
    ...addressProblems(root),
    ...(resume ? [{ file: ownResume, message: resume }] : []),
  ];
  return problems.some(isError) ? problems : [...problems, ...(await letterWarnings(root))];
}
