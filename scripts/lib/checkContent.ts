/** Checks every file of `content/` against the schemas, and tells all problems at once. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { contentFiles } from '../../src/schemas.ts';

export interface Problem {
  /** From the repository's root, with forward slashes. */
  file: string;
  line?: number;
  column?: number;
  /** The field and what is wrong with it. */
  message: string;
}

interface Source {
  yaml: string;
  /** Lines of the file before the YAML begins. */
  offset: number;
}

/** The facts of a content file: all of a `.yaml`, the front matter of a `.md`. */
function readSource(file: string, text: string): Source | undefined {
  if (!file.endsWith('.md')) return { yaml: text, offset: 0 };
  const match = /^---\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/m.exec(text);
  return match && match.index === 0 ? { yaml: match[1] ?? '', offset: 1 } : undefined;
}

function position(document: Document, lines: LineCounter, path: readonly PropertyKey[], offset: number) {
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
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  );
}

function checkFile(
  root: string,
  file: string,
  schema: (typeof contentFiles)[keyof typeof contentFiles]['schema'],
): Problem[] {
  const source = readSource(file, readFileSync(join(root, file), 'utf8'));
  if (!source) return [{ file, message: 'must begin with front matter between two lines of ---' }];

  const lines = new LineCounter();
  const document = parseDocument(source.yaml, { lineCounter: lines });
  if (document.errors.length) {
    return document.errors.map((error) => {
      const { line, col } = lines.linePos(error.pos[0]);
      return { file, line: line + source.offset, column: col, message: error.message.split('\n')[0] ?? error.code };
    });
  }
  const data: unknown = document.toJS() ?? {};
  const { error } = schema.safeParse(data);
  const problems = (error?.issues ?? []).map((issue) => ({
    file,
    ...position(document, lines, issue.path, source.offset),
    message: [fieldName(issue.path), issue.message].filter(Boolean).join(' '),
  }));
  return problems.concat(checkPictures(root, file, data, document, lines, source.offset));
}

const pictureFields = ['photo', 'imageSrc', 'logoUrl'];

/** A picture that is named must be there, inside `content/`. */
function checkPictures(
  root: string,
  file: string,
  data: unknown,
  document: Document,
  lines: LineCounter,
  offset: number,
): (Problem & { line: number; column: number })[] {
  const content = resolve(root, 'content') + sep;
  const found: (Problem & { line: number; column: number })[] = [];
  const visit = (value: unknown, path: PropertyKey[]) => {
    if (typeof value === 'string' && pictureFields.includes(String(path.at(-1)))) {
      const target = resolve(root, dirname(file), value);
      if (!target.startsWith(content) || !existsSync(target)) {
        const message = `${fieldName(path)} names ${JSON.stringify(value)}, and there is no such file in content/`;
        found.push({ file, ...position(document, lines, path, offset), message });
      }
    } else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
      }
    }
  };
  visit(data, []);
  return found;
}

/** @param root the folder that holds `content/` */
export async function checkContent(root: string): Promise<Problem[]> {
  return Object.values(contentFiles).flatMap(({ pattern, schema, ...rest }) => {
    const files = globSync(`content/${pattern}`, { cwd: root })
      .map((file) => file.split(sep).join('/'))
      .sort();
    if (!files.length && 'required' in rest) {
      return [{ file: `content/${pattern}`, message: 'is missing: it holds at least your name' }];
    }
    return files.flatMap((file) => checkFile(root, file, schema));
  });
}
