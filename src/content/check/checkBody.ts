import { strayIn } from '#base/letters.ts';
import type { Problem } from '#base/problems.ts';
import type { ContentFile } from '../contentFile.ts';
import { doubtfulFormula } from '../markdown/dollars.ts';
import { type BodyProblem, htmlProblems } from '../markdown/html.ts';
import { childrenOf, type MarkdownNode } from '../markdown/node.ts';
import { addressOf } from '../markdown/plugins.ts';
import type { Content } from '../readContent.ts';
import { linkFault } from '../readRefreshed.ts';
import type { Pages } from '../routes.ts';
import { linkProblem } from './linkProblem.ts';
import { bodyWidth, pictureProblem, pictureWarning } from './pictureProblem.ts';

/** Every node of running text that leads to an address; those in code are text. */
function addressed(node: MarkdownNode): MarkdownNode[] {
  return [...(node.url === undefined ? [] : [node]), ...childrenOf(node).flatMap(addressed)];
}

/** The pictures that a body shows, as it names them. */
export function picturesIn({ markdown }: ContentFile): string[] {
  return addressed(markdown.root).flatMap(({ type, url }) => (type === 'image' && url ? [url] : []));
}

/** Warns of formulas that may be money. */
function formulaWarnings(node: MarkdownNode, escaped: string): BodyProblem[] {
  const formula = doubtfulFormula(escaped, node);
  const message = `${formula} is shown as a formula. If it is text, write \\$ for each dollar sign.`;
  const { line, column } = node.position.start;
  return [
    ...(formula ? [{ line, column, message, severity: 'warning' as const }] : []),
    ...childrenOf(node).flatMap((child) => formulaWarnings(child, escaped)),
  ];
}

/** Checks the characters, formulas, HTML, pictures and links of a Markdown body; lines are counted as an editor does. */
export async function checkBody(
  { path: file, body, parts, markdown }: ContentFile,
  { folder, refreshed }: Content,
  pages: Pages,
): Promise<Problem[]> {
  const { bodyOffset = 0 } = parts ?? {};
  const problems: Problem[] = [];
  for (const [index, text] of body.split('\n').entries()) {
    const stray = strayIn(text);
    const message = `Text contains the invalid character ${stray}. Delete it.`;
    if (stray) problems.push({ file, line: index + 1 + bodyOffset, column: 1, message, severity: 'error' });
  }
  const { root, escaped } = markdown;
  for (const { line, ...problem } of [...formulaWarnings(root, escaped), ...htmlProblems(root, escaped, body)]) {
    problems.push({ ...problem, file, line: line + bodyOffset });
  }
  for (const { type, url = '', alt, position, children = [] } of addressed(root)) {
    const { line, column } = position.start;
    const report = (message: string | undefined, severity: Problem['severity'] = 'error') => {
      if (message) problems.push({ file, line: line + bodyOffset, column, message, severity });
    };
    if (type === 'image') {
      const problem = await pictureProblem(folder, file, url);
      report(problem && `Image ${problem}`);
      const weakness = problem ? undefined : await pictureWarning(folder, file, url, bodyWidth);
      report(weakness && `Image ${weakness}`, 'warning');
      if (!alt) report('Image has no alt text. Write `![alt text](…)`.', 'warning');
    } else {
      const fault = linkFault(refreshed[url]);
      const problem = fault
        ? { message: fault, severity: 'warning' as const }
        : linkProblem(folder, pages, file, addressOf(url, children[0]?.value ?? ''));
      report(problem && `Link ${problem.message}`, problem?.severity);
    }
  }
  return problems;
}
