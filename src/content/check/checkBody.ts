import { strayIn } from '#base/letters.ts';
import type { Problem } from '#base/problems.ts';
import type { ContentFile } from '../contentFile.ts';
import { doubtfulFormula } from '../markdown/dollars.ts';
import { htmlProblems } from '../markdown/html.ts';
import { childrenOf, type MarkdownNode } from '../markdown/node.ts';
import type { ParsedMarkdown } from '../markdown/parse.ts';
import { addressOf } from '../markdown/plugins.ts';
import type { Content } from '../readContent.ts';
import { linkFault } from '../readRefreshed.ts';
import type { Pages } from '../routes.ts';
import { type LinkProblem, linkProblem } from './linkProblem.ts';
import { bodyWidth, pictureProblem, pictureWarning } from './pictureProblem.ts';

/** Both counted from 1. */
interface Place {
  line: number;
  column: number;
}

/** Every node of running text that leads to an address; those in code are text. */
function addressed(node: MarkdownNode): MarkdownNode[] {
  return [...(node.url === undefined ? [] : [node]), ...childrenOf(node).flatMap(addressed)];
}

/** The pictures that a body shows, as it names them. */
export function picturesIn({ markdown }: ContentFile): string[] {
  return addressed(markdown.root).flatMap(({ type, url }) => (type === 'image' && url ? [url] : []));
}

/** Where a part of a node begins. A line of its value is the end of one of the file, which may be indented or quoted. */
function placeIn({ position, value = '' }: MarkdownNode, offset: number, lines: readonly string[]): Place {
  const before = value.slice(0, offset).split('\n');
  const [{ line, column }, last = ''] = [position.start, before.at(-1)];
  if (before.length === 1) return { line, column: column + offset };
  const inValue = value.split('\n')[before.length - 1]?.trimEnd() ?? '';
  const inFile = lines[line + before.length - 2]?.trimEnd() ?? '';
  return { line: line + before.length - 1, column: inFile.length - inValue.length + last.length + 1 };
}

/** What is wrong with formulas and HTML; lines are those of the body. */
function markupProblems(body: string, { root, escaped }: ParsedMarkdown): (Omit<Problem, 'file'> & Place)[] {
  const lines = body.split('\n');
  const inMath = (node: MarkdownNode): ReturnType<typeof markupProblems> => {
    const formula = doubtfulFormula(escaped, node);
    const message = `${formula} is shown as a formula. If it is text, write \\$ for each dollar sign.`;
    const { line, column } = node.position.start;
    return [
      ...(formula ? [{ line, column, message, severity: 'warning' as const }] : []),
      ...childrenOf(node).flatMap(inMath),
    ];
  };
  const inHtml = htmlProblems(root, escaped).map(({ node, offset, ...problem }) => ({
    ...placeIn(node, offset, lines),
    severity: 'error' as const,
    ...problem,
  }));
  return [...inMath(root), ...inHtml];
}

/** Checks the letters, formulas, HTML, pictures and links of a Markdown body; lines are counted as an editor does. */
export async function checkBody(
  { path: file, body, parts, markdown }: ContentFile,
  { folder, refreshed }: Content,
  pages: Pages,
): Promise<Problem[]> {
  const { bodyOffset = 0 } = parts ?? {};
  const problems: Problem[] = [];
  for (const [index, text] of body.split('\n').entries()) {
    const stray = strayIn(text);
    const message = `the text here contains the invalid character ${stray}. Delete it.`;
    if (stray) problems.push({ file, line: index + 1 + bodyOffset, column: 1, message, severity: 'error' });
  }
  for (const { line, ...problem } of markupProblems(body, markdown)) {
    problems.push({ ...problem, file, line: line + bodyOffset });
  }
  for (const { type, url = '', alt, position, children = [] } of addressed(markdown.root)) {
    const { line, column } = position.start;
    const report = (message: string | undefined, severity: Problem['severity'] = 'error') => {
      if (message) problems.push({ file, line: line + bodyOffset, column, message, severity });
    };
    if (type === 'image') {
      const problem = await pictureProblem(folder, file, url);
      report(problem && `the picture here ${problem}`);
      const weakness = problem ? undefined : await pictureWarning(folder, file, url, bodyWidth);
      report(weakness && `the picture here ${weakness}`, 'warning');
      if (!alt) report('Image has no alt text. Write `![alt text](…)`.', 'warning');
    } else {
      const fault = linkFault(refreshed[url]);
      const { message, severity }: Partial<LinkProblem> = fault
        ? { message: fault, severity: 'warning' }
        : (linkProblem(folder, pages, file, addressOf(url, children[0]?.value ?? '')) ?? {});
      report(message && `the link here ${message}`, severity);
    }
  }
  return problems;
}
