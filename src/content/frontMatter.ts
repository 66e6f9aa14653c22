/** A content file in its parts: fields between lines of ---, and the Markdown below them. */

import type { Position } from '#base/problems.ts';
import type { Finding, ProblemKind } from '#base/problemTexts.ts';

export interface FileParts {
  yaml: string;
  /** Lines of the file before the YAML begins. */
  offset: number;
  body: string;
  /** Lines of the file before the body begins. */
  bodyOffset: number;
}

/** Splits a file into YAML and body: a `.yaml` is all YAML. Undefined if a `.md` has no front matter. */
export function splitFile(file: string, text: string): FileParts | undefined {
  if (!file.endsWith('.md')) return { yaml: text, offset: 0, body: '', bodyOffset: 0 };
  const match = /\ufeff?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/my.exec(text);
  if (!match) return undefined;
  const [before, yaml = ''] = match;
  return { yaml, offset: 1, body: text.slice(before.length), bodyOffset: before.split('\n').length - 1 };
}

const misspelledFence = /^[ \t]*(?:--|-{4,}|[—–]+-*|\+{3,}|\.{3}|={3,}|`{3}(?:ya?ml)?|[ \t]+---)[ \t]*$/;

/** Returns why a Markdown file's front matter can't be read, and where. */
export function frontMatterProblem(text: string): Finding & { place: Position } {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const at = (index: number, kind: ProblemKind) => ({
    kind,
    found: lines[index]?.trimEnd().slice(0, 60),
    place: { line: index + 1, column: 1 },
  });
  const start = lines.findIndex((line) => /^---\s*$/.test(line));
  if (start > 0 && !misspelledFence.test(lines[0] ?? '') && /^["']?[\w-]+["']?\s*[:=]/.test(lines[start + 1] ?? ''))
    return at(start, 'fenceBelow');
  if (start) return at(0, 'fenceStart');
  const body = lines.findIndex((line, index) => index > 0 && /^(#{1,6} |$)/.test(line));
  const end = lines.findIndex((line, index) => misspelledFence.test(line) && (body < 0 || index <= body + 1));
  return end > 0 ? at(end, 'fenceEnd') : at(0, 'fenceOpen');
}
