import type { Image, Link } from 'mdast';
import { strayIn } from '#base/characters.ts';
import { findProblems } from '#base/markdown/findProblems.ts';
import type { MarkdownProblem } from '#base/markdown/html.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { imagesIn, nodesIn, placeOfNode, textOfNode } from '#base/markdown/nodes.ts';
import { linkUrl } from '#base/markdown/toHast.ts';
import type { Problem } from '#base/problems.ts';
import { type Description, describe, type Finding } from '#base/problemTexts.ts';
import { entryOf } from '#sections/index.ts';
import type { ContentFile } from '../contentFile.ts';
import type { ContentKind } from '../contentSchemas.ts';
import type { Content } from '../readContent.ts';
import type { Targets } from '../routes.ts';
import { bodyWidth, imageFinding } from './imageProblem.ts';
import { linkProblem, linkWarning } from './linkProblem.ts';

export const imagesInBody = ({ markdown }: ContentFile): string[] => imagesIn(markdown.root).filter(Boolean);

/** The kinds of files whose text the résumé prints, and what it prints as plain text there. */
const printedKinds: readonly ContentKind[] = ['about', 'more'];
const plainOnPaper = new Map([
  ['table', 'Table'],
  ['blockquote', 'Quotation'],
  ['footnoteDefinition', 'Note'],
]);

function paperProblems({ kind, data = {} }: ContentFile, { root }: Markdown): MarkdownProblem[] {
  if (!printedKinds.includes(kind) || data.draft === true || data.resume === false) return [];
  return [...plainOnPaper].flatMap(([type, found]) => {
    const first = nodesIn(root).find((node) => node.type === type);
    return first ? [{ ...placeOfNode(first), ...describe({ kind: 'onPaper', found }) }] : [];
  });
}

const about = (subject: string, finding: Finding): Description => {
  const description = describe(finding);
  return { ...description, message: `${subject} ${description.message}` };
};

async function checkNode(node: Image | Link, entry: ContentFile, file: string, content: Content, targets: Targets) {
  const { folder, refreshed } = content;
  const { url } = node;
  if (node.type === 'image') {
    const finding = await imageFinding(folder, file, url, bodyWidth);
    return [...(node.alt ? [] : [describe({ kind: 'altText' })]), ...(finding ? [about('Image', finding)] : [])];
  }
  if (!url) return [describe({ kind: 'linkEmpty' })];
  const finding =
    linkWarning(refreshed[url]) ?? linkProblem(folder, targets, entry.path, linkUrl(url, textOfNode(node)));
  return [
    ...(node.children.length ? [] : [describe({ kind: 'linkUnseen' })]),
    ...(finding ? [about('Link', finding)] : []),
  ];
}

/** Checks the characters, formulas, HTML, images and links of a Markdown body; lines are counted as an editor does. */
export async function checkBody(entry: ContentFile, content: Content, targets: Targets): Promise<Problem[]> {
  const { path: file, kind, body, parts, markdown } = entry.bodyFileIn(content.edition);
  const { bodyOffset = 0 } = parts ?? {};
  const at = ({ line, ...problem }: MarkdownProblem): Problem => ({ file, line: line + bodyOffset, ...problem });
  const strays = body.split('\n').flatMap((text, index) => {
    const found = strayIn(text);
    return found ? [at({ line: index + 1, column: 1, ...about('Text', { kind: 'character', found }) })] : [];
  });
  const begins = entryOf(kind)?.hasOnlyFields ? body.search(/\S/) : -1;
  if (begins >= 0) {
    const line = body.slice(0, begins).split('\n').length;
    const unused = file === entry.path ? 'bodyUnused' : 'translationUnused';
    return [...strays, at({ line, column: 1, ...describe({ kind: unused, allowed: entry.path }) })];
  }
  const found = [...markdown.problems, ...findProblems(markdown.root, body), ...paperProblems(entry, markdown)];
  const problems = [...strays, ...found.map(at)];
  for (const node of nodesIn(markdown.root)) {
    if (node.type !== 'image' && node.type !== 'link') continue;
    const ofNode = await checkNode(node, entry, file, content, targets);
    problems.push(...ofNode.map((each) => at({ ...placeOfNode(node), ...each })));
  }
  return problems;
}
