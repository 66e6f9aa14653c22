import type { FootnoteDefinition, Nodes } from 'mdast';
import { shifted } from '../characters.ts';
import { isBlockTag } from '../htmlTags.ts';
import { bareUrl } from '../urls.ts';
import { formulaText } from './formula.ts';
import type { Markdown } from './markdown.ts';
import { childrenOf, nodesIn } from './nodes.ts';
import { linkTarget, linkUrl } from './toHast.ts';

export interface Run {
  words: string;
  isBold?: true;
  isStruck?: true;
  isCode?: true;
  /** The URL that they link to: https:, mailto: or tel:. */
  url?: string;
}

export type Block =
  | { kind: 'paragraph' | 'heading'; runs: readonly Run[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: readonly (readonly Block[])[] }
  | { kind: 'code'; words: string };

export const paragraphOf = (text: string): Block => ({
  kind: 'paragraph',
  runs: [{ words: text.replace(/\s+/g, ' ') }],
});

type Style = Omit<Run, 'words'>;

/** The notes of a text, by their names, that are not read yet: the text of each is where it is first cited. */
type Notes = Map<string, FootnoteDefinition>;

function blocksIn(nodes: readonly Nodes[], notes: Notes): Block[] {
  const blocks: Block[] = [];
  let loose: Nodes[] = [];
  const close = () => {
    blocks.push(...paragraph(runsIn(loose, notes)));
    loose = [];
  };
  for (const node of nodes) {
    const block = blockOf(node, notes);
    if (!block) loose.push(node);
    else {
      close();
      blocks.push(...block);
    }
  }
  close();
  return blocks;
}

/** Returns what a block becomes; undefined for running text. */
function blockOf(node: Nodes, notes: Notes): Block[] | undefined {
  switch (node.type) {
    case 'paragraph':
      return paragraph(runsIn(node.children, notes));
    case 'heading':
      return paragraph(runsIn(node.children, notes), 'heading');
    case 'list': {
      const all = node.children.map((item) => blocksIn(item.children, notes));
      const items = all.filter(({ length }) => length > 0);
      return items.length ? [{ kind: 'list', isOrdered: node.ordered === true, start: node.start ?? 1, items }] : [];
    }
    case 'blockquote':
      return blocksIn(node.children, notes);
    case 'code':
      return [{ kind: 'code', words: node.value }];
    case 'math':
      return [paragraphOf(formulaText(node.value))];
    case 'table': {
      // As many cells as the page shows: those of the first row.
      const width = node.children[0]?.children.length;
      return node.children.flatMap(({ children }) => {
        const cells = children.slice(0, width).map((cell) => trimmed(runsIn(cell.children, notes)));
        const filled = cells.filter((runs) => wordsOfRuns(runs));
        return paragraph(filled.flatMap((runs, index) => (index ? [{ words: ', ' }, ...runs] : runs)));
      });
    }
    case 'element': {
      const { hName } = node.data;
      if (!isBlockTag(hName)) return undefined;
      const blocks = blocksIn(node.children, notes);
      if (hName !== 'summary') return blocks;
      return blocks.map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'heading' } : block));
    }
    case 'thematicBreak':
    case 'definition':
    case 'footnoteDefinition':
      return [];
    default:
      return undefined;
  }
}

const runsIn = (nodes: readonly Nodes[], notes: Notes, style: Style = {}): Run[] =>
  nodes.flatMap((node) => runsOf(node, notes, style));

function runsOf(node: Nodes, notes: Notes, style: Style): Run[] {
  const inner = (more: Style = {}) => runsIn(childrenOf(node), notes, { ...style, ...more });
  switch (node.type) {
    case 'text':
      return [{ ...style, words: node.value.replace(/\s+/g, ' ') }];
    case 'inlineCode':
      return [{ ...style, words: node.value, isCode: true }];
    case 'inlineMath':
      return [{ ...style, words: formulaText(node.value) }];
    case 'strong':
      return inner({ isBold: true });
    case 'delete':
      return inner({ isStruck: true });
    case 'link':
      return linkRuns(node.url, inner());
    case 'break':
      return [{ ...style, words: ' ' }];
    case 'footnoteReference': {
      const note = notes.get(node.identifier);
      notes.delete(node.identifier);
      const words = blocksIn(note?.children ?? [], notes).flatMap(wordsOfBlock);
      return words.length ? [{ words: ` (${words.join(' ')})` }] : [];
    }
    case 'element': {
      const { hName } = node.data;
      if (hName === 'br') return [{ ...style, words: ' ' }];
      if (hName !== 'sub' && hName !== 'sup') return inner();
      return inner().map((run) => ({ ...run, words: shifted(run.words, hName) }));
    }
    case 'image':
      return [];
    default:
      return inner();
  }
}

/** Links a text, and adds the URL after it, for readers on paper. A URL with http: is added as text, without a link. */
function linkRuns(destination: string, runs: Run[]): Run[] {
  const words = wordsOfRuns(runs);
  const href = linkUrl(destination, words);
  const target = linkTarget(href);
  if (target === 'site' || (!target && !/^http:/i.test(href))) return runs;
  const url = target && { url: href };
  const linked = runs.map((run) => ({ ...run, ...url }));
  return words.includes(bareUrl(href)) ? linked : [...linked, { words: ' (' }, { words: href, ...url }, { words: ')' }];
}

function trimmed(runs: readonly Run[]): Run[] {
  let isAfterSpace = true;
  const kept = runs.flatMap((run) => {
    const words = isAfterSpace ? run.words.trimStart() : run.words;
    if (words) isAfterSpace = words.endsWith(' ');
    return words ? [{ ...run, words }] : [];
  });
  const last = kept.at(-1);
  if (last) last.words = last.words.trimEnd();
  return kept;
}

function paragraph(runs: readonly Run[], kind: 'paragraph' | 'heading' = 'paragraph'): Block[] {
  const kept = trimmed(runs);
  return wordsOfRuns(kept) ? [{ kind, runs: kept }] : [];
}

const wordsOfRuns = (runs: readonly Run[]): string => runs.map(({ words }) => words).join('');

/** Returns the parts of a text as they are set on paper: notes, tables and quotations as text, images left out. */
export function blocksOf({ root }: Pick<Markdown, 'root'>): Block[] {
  // The first of several with one name counts.
  const notes = nodesIn(root).filter((node) => node.type === 'footnoteDefinition');
  return blocksIn(childrenOf(root), new Map(notes.toReversed().map((note) => [note.identifier, note])));
}

/** Returns the words of a block, a paragraph each; items of lists begin with `• `, or their number. */
export function wordsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap((item, index) => {
        const mark = block.isOrdered ? `${block.start + index}. ` : '• ';
        return item.flatMap(wordsOfBlock).map((words, at) => (at ? words : mark + words));
      });
    case 'code':
      return block.words.split('\n').filter((line) => line.trim());
    default:
      return [wordsOfRuns(block.runs).trim()];
  }
}
