import type { Problem, Surroundings } from './checkContent.ts';
import { pictureProblem } from './pictureProblem.ts';
import { linkFault } from './readRefreshed.ts';

/**
 * Checks the pictures and links in a Markdown body.
 * @param text the whole file, so that lines are counted as an editor does
 */
export async function checkBody(file: string, text: string, { root, refreshed }: Surroundings): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const at = (column: number, message: string): Problem => ({ file, line: index + 1, column: column + 1, message });
    for (const { 1: named = '', index: column } of line.matchAll(/!\[[^\]]*\]\(<?([^\s)>]+)/g)) {
      const problem = await pictureProblem(root, file, named);
      if (problem) problems.push(at(column, `the picture here ${problem}`));
    }
    for (const { 0: address, index: column } of line.matchAll(/https?:[^\s<>"')]+/g)) {
      const fault = linkFault(refreshed[address]);
      if (fault) problems.push({ ...at(column, `the link here ${fault}`), severity: 'warning' });
    }
  }
  return problems;
}
