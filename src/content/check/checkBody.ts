import { strayIn } from '#base/characters.ts';
import { findProblems } from '#base/markdown/findProblems.ts';
import type { MarkdownProblem } from '#base/markdown/html.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { imagesIn, nodesIn, placeOfNode, textOfNode } from '#base/markdown/nodes.ts';
import { linkUrl } from '#base/markdown/toHast.ts';
import { mostProblems, type Problem } from '#base/problems.ts';
import { entryOf } from '#sections/index.ts';
import type { ContentFile } from '../contentFile.ts';
import type { ContentKind } from '../contentSchemas.ts';
import type { Content } from '../readContent.ts';
import { linkWarning } from '../readRefreshed.ts';
import type { Targets } from '../routes.ts';
import { bodyWidth, imageProblem, imageWarning } from './imageProblem.ts';
import { linkProblem } from './linkProblem.ts';

/** Returns the images that a body shows, as it is written there. */
export const imagesInBody = ({ markdown }: ContentFile): string[] => imagesIn(markdown.root).filter(Boolean);

/** The kinds of files whose text the résumé prints, and what it prints as plain text there. */
const printedKinds: readonly ContentKind[] = ['about', 'more'];
const plainOnPaper = new Map([
  ['table', 'Table'],
  ['blockquote', 'Quotation'],
  ['footnoteDefinition', 'Note'],
]);

/** Warns of the first of each that the résumé prints as plain text. */
function paperProblems({ kind, data = {} }: ContentFile, { root }: Markdown): MarkdownProblem[] {
  if (!printedKinds.includes(kind) || data.draft === true || data.resume === false) return [];
  return [...plainOnPaper].flatMap(([type, name]) => {
    const first = nodesIn(root).find((node) => node.type === type);
    return first
      ? [{ ...placeOfNode(first), message: `${name} is plain text in the résumé.`, severity: 'warning' }]
      : [];
  });
}

/** Checks the characters, formulas, HTML, images and links of a Markdown body; lines are counted as an editor does. */
export async function checkBody(
  entry: ContentFile,
  { folder, refreshed, edition }: Content,
  targets: Targets,
): Promise<Problem[]> {
  const { path: file, kind, body, parts, markdown } = entry.bodyFileIn(edition);
  const { bodyOffset = 0 } = parts ?? {};
  const problems: Problem[] = [];
  for (const [index, text] of body.split('\n').entries()) {
    const stray = strayIn(text);
    const message = `Text contains the invalid character ${stray}. Delete it.`;
    if (stray) problems.push({ file, line: index + 1 + bodyOffset, column: 1, message, severity: 'error' });
  }
  const begins = entryOf(kind)?.hasOnlyFields ? body.search(/\S/) : -1;
  if (begins >= 0) {
    const line = body.slice(0, begins).split('\n').length + bodyOffset;
    const message =
      file === entry.path
        ? 'Text below the second --- is not shown. Move it into description, as a list.'
        : `Text is not shown. Write it in description of ${entry.path}, by language.`;
    return [...problems, { file, line, column: 1, message, severity: 'warning' }];
  }
  const found = [...markdown.problems, ...findProblems(markdown.root, body), ...paperProblems(entry, markdown)];
  for (const { line, ...problem } of found) {
    problems.push({ ...problem, file, line: line + bodyOffset });
  }
  for (const node of nodesIn(markdown.root)) {
    if (problems.length > mostProblems) break;
    const { line, column } = placeOfNode(node);
    const report = (message: string | undefined, severity: Problem['severity'] = 'error', rest = {}) => {
      if (message) problems.push({ file, line: line + bodyOffset, column, message, severity, ...rest });
    };
    if (node.type === 'image' && !node.alt) report('Image has no alt text. Write `![alt text](…)`.', 'warning');
    if (node.type !== 'image' && node.type !== 'link') continue;
    const { url } = node;
    if (node.type === 'image') {
      const problem = await imageProblem(folder, file, url);
      report(problem && `Image ${problem.message}`, 'error', { kind: problem?.kind, meant: problem?.meant });
      const warning = problem ? undefined : await imageWarning(folder, file, url, bodyWidth);
      report(warning && `Image ${warning}`, 'warning');
    } else if (!url) {
      report('Link has no URL. Write it in the parentheses, or delete the brackets.', 'warning');
    } else {
      if (!node.children.length) {
        report('Link has no text, so nobody sees it. Write it in the brackets.', 'warning');
      }
      const message = linkWarning(refreshed[url]);
      const problem: Partial<Problem> | undefined = message
        ? { message, severity: 'warning' }
        : linkProblem(folder, targets, entry.path, linkUrl(url, textOfNode(node)));
      if (problem)
        problems.push({
          severity: 'error',
          ...problem,
          file,
          line: line + bodyOffset,
          column,
          message: `Link ${problem.message}`,
        });
    }
  }
  return problems;
}
