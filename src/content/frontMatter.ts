/** A content file in its parts: fields between lines of ---, and the Markdown below them. */
import type { Position } from '#base/problems.ts';

/** A file's text in its parts. */
export interface FileParts {
  yaml: string;
  /** Lines of the file before the YAML begins. */
  offset: number;
  /** The Markdown below the front matter. */
  body: string;
  /** Lines of the file before the body begins. */
  bodyOffset: number;
}

/** Splits a file into YAML and body: a `.yaml` is all YAML. Undefined if a `.md` has no front matter. */
export function splitFile(file: string, text: string): FileParts | undefined {
  if (!file.endsWith('.md')) return { yaml: text, offset: 0, body: '', bodyOffset: 0 };
  const match = /\ufeff?---\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/my.exec(text);
  if (!match) return undefined;
  const [before, yaml = ''] = match;
  return { yaml, offset: 1, body: text.slice(before.length), bodyOffset: before.split('\n').length - 1 };
}

/** Common misspellings of the --- line. */
const fence = String.raw`[ \t]*(?:--|-{4,}|[—–]+-*|\+{3,}|\.{3}|={3,}|\`{3}(?:ya?ml)?|[ \t]+---)[ \t]*`;

/** Returns why a Markdown file's front matter can't be read, and how to fix it. */
export function frontMatterProblem(text: string): Position & { message: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const at = (index: number, message: string) => ({ line: index + 1, column: 1, message });
  const isField = (line = '') => /^["']?[\w-]+["']?\s*[:=]/.test(line);
  const isFence = (line = '') => new RegExp(`^${fence}$`).test(line);
  const [first = ''] = lines;
  if (/^---\s*$/.test(first)) {
    const body = lines.findIndex((line, index) => index > 0 && /^(#{1,6} |$)/.test(line));
    const end = lines.findIndex((line, index) => index > 0 && (body < 0 || index <= body + 1) && isFence(line));
    return end > 0
      ? at(end, `front matter must end with a line of --- (found "${lines[end]?.trimEnd()}").`)
      : at(0, 'front matter is never closed. Add a line of --- after its last field.');
  }
  if (isFence(first) && (isField(lines[1]) || /^---\s*$/.test(lines[1] ?? ''))) {
    return at(0, `front matter must begin with a line of --- (found "${first.trimEnd()}").`);
  }
  const start = lines.findIndex((line) => /^---\s*$/.test(line));
  if (start > 0 && isField(lines[start + 1])) {
    return at(start, 'front matter must begin on the first line. Move the text before it to below it, or delete it.');
  }
  if (
    isField(first) &&
    start > 0 &&
    lines.slice(0, start).every((line) => isField(line) || /^([ \t#-]|$)/.test(line))
  ) {
    return at(0, 'front matter has no first line. Add a line of --- before its first field.');
  }
  return at(0, 'front matter is missing. Begin the file with a line of ---, its fields, and another line of ---.');
}
