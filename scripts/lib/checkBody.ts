import { strayIn } from '../../src/lib/letters.ts';
import type { Problem, Source, Surroundings } from './checkContent.ts';
import { pictureProblem } from './pictureProblem.ts';
import { linkFault } from './readRefreshed.ts';

/** Checks the letters, pictures and links of a Markdown body; lines are counted as an editor does. */
export async function checkBody(
  file: string,
  { body, bodyOffset }: Source,
  { root, refreshed }: Surroundings,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [index, text] of body.split('\n').entries()) {
    const line = index + 1 + bodyOffset;
    const at = (column: number, message: string): Problem => ({ file, line, column: column + 1, message });
    const stray = strayIn(text);
    if (stray) problems.push(at(0, `the text here must not hold ${stray}, which is no letter`));
    for (const { 1: named = '', index: column } of text.matchAll(/!\[[^\]]*\]\(<?([^\s)>]+)/g)) {
      const problem = await pictureProblem(root, file, named);
      if (problem) problems.push(at(column, `the picture here ${problem}`));
    }
    for (const { 0: address, index: column } of text.matchAll(/https?:[^\s<>"')]+/g)) {
      const fault = linkFault(refreshed[address]);
      if (fault) problems.push({ ...at(column, `the link here ${fault}`), severity: 'warning' });
    }
  }
  return problems;
}
