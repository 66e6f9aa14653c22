import { markdownToMdast } from 'satteri';
import { strayIn } from '../../src/lib/letters.ts';
import { addressOf } from '../../src/markdown/plugins.ts';
import type { Problem, Surroundings } from './checkContent.ts';
import type { Source } from './contentSource.ts';
import { pictureProblem, pictureWeakness } from './pictureProblem.ts';
import { linkFault } from './readRefreshed.ts';
import { type LinkProblem, linkProblem } from './sitePages.ts';

interface Node {
  type: string;
  url?: string;
  value?: string;
  alt?: string | null;
  position?: { start: { line: number; column: number } };
  children?: readonly Node[];
}

/** Every link and picture of running text; those in code are text. */
function addressed(node: Node): Node[] {
  return [...(node.url === undefined ? [] : [node]), ...(node.children ?? []).flatMap(addressed)];
}

/** Checks the letters, pictures and links of a Markdown body; lines are counted as an editor does. */
export async function checkBody(
  file: string,
  { body, bodyOffset }: Source,
  { root, refreshed, pages, named }: Surroundings,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [index, text] of body.split('\n').entries()) {
    const stray = strayIn(text);
    const message = `the text here must not hold ${stray}, which is no letter`;
    if (stray) problems.push({ file, line: index + 1 + bodyOffset, column: 1, message });
  }
  for (const { type, url = '', alt, position, children = [] } of addressed(markdownToMdast(body) as Node)) {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    const tell = (message: string | undefined, severity?: 'warning') => {
      if (message) problems.push({ file, line: line + bodyOffset, column, message, ...(severity && { severity }) });
    };
    if (type === 'image') {
      const problem = await pictureProblem(root, file, url, named);
      tell(problem && `the picture here ${problem}`);
      const weakness = problem ? undefined : await pictureWeakness(root, file, url, 'body');
      tell(weakness && `the picture here ${weakness}`, 'warning');
      if (!alt) tell('the picture here has no text for those who cannot see it: ![what it shows](…)', 'warning');
    } else {
      const fault = linkFault(refreshed[url]);
      const { message, severity }: Partial<LinkProblem> = fault
        ? { message: fault, severity: 'warning' }
        : (linkProblem(root, pages, file, addressOf(url, children[0]?.value ?? '')) ?? {});
      tell(message && `the link here ${message}`, severity);
    }
  }
  return problems;
}
