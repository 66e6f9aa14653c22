/** A text as it is set on paper, and in plain words. */
import type { Definition, FootnoteDefinition, Nodes } from 'mdast';
import { shifted } from '../characters.ts';
import { isBlockTag } from '../htmlTags.ts';
import { bareUrl } from '../urls.ts';
import { formulaText } from './formula.ts';
import type { Markdown } from './markdown.ts';
import { childrenOf, definitionsIn, nodesIn } from './nodes.ts';
import { linkTarget, linkUrl } from './toHast.ts';

/** Words in one style. */
export interface Run {
  /** With the spaces between them and the next run. */
  words: string;
  isBold?: true;
  isStruck?: true;
  isCode?: true;
  /** The URL that they link to: https:, mailto: or tel:. */
  url?: string;
  /** The number of the note that is cited after them: in its text, then on paper. */
  cites?: number;
  /** The text of that note, unless it is cited again in the same note. */
  note?: readonly Block[];
}

/** A part of a text, in the order of reading. */
export type Block =
  | { kind: 'paragraph' | 'heading'; runs: readonly Run[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: readonly (readonly Block[])[] }
  | { kind: 'quote'; blocks: readonly Block[] }
  | { kind: 'code'; words: string }
  | { kind: 'table'; rows: readonly (readonly (readonly Run[])[])[]; align: readonly ('left' | 'center' | 'right')[] };

/** Returns plain text as a paragraph. */
export const paragraphOf = (text: string): Block => ({
  kind: 'paragraph',
  runs: [{ words: text.replace(/\s+/g, ' ') }],
});

type Style = Omit<Run, 'words'>;

/** What nodes of a text refer to, by their identifiers. */
interface References {
  definitions: ReadonlyMap<string, Definition>;
  notes: ReadonlyMap<string, { definition: FootnoteDefinition; number: number }>;
  /**
   * Notes that are read already within the note that the nodes are part of, and whether each has words. All nodes in it
   * add to the same map: notes may cite each other, and each has its text there once.
   */
  readNotes?: Map<number, boolean>;
}

function referencesIn(root: Nodes): References {
  // The first of several with one name counts.
  const notes = nodesIn(root)
    .filter((node) => node.type === 'footnoteDefinition')
    .toReversed();
  return {
    definitions: definitionsIn(root),
    notes: new Map(
      notes.map((definition, index) => [definition.identifier, { definition, number: notes.length - index }]),
    ),
  };
}

function blocksIn(nodes: readonly Nodes[], references: References): Block[] {
  const blocks: Block[] = [];
  /** Words that are in no paragraph: those of HTML. */
  let loose: Nodes[] = [];
  const close = () => {
    blocks.push(...paragraph(runsIn(loose, references)));
    loose = [];
  };
  for (const node of nodes) {
    const block = blockOf(node, references);
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
function blockOf(node: Nodes, references: References): Block[] | undefined {
  switch (node.type) {
    case 'paragraph':
      return paragraph(runsIn(node.children, references));
    case 'heading':
      return paragraph(runsIn(node.children, references), 'heading');
    case 'list': {
      const isOrdered = node.ordered === true;
      const all = node.children.map((item) => checkedItem(item.checked, blocksIn(item.children, references)));
      const filled = all.filter(({ length }) => length > 0);
      // Those without words keep their number.
      return filled.length
        ? [{ kind: 'list', isOrdered, start: node.start ?? 1, items: isOrdered ? all : filled }]
        : [];
    }
    case 'blockquote': {
      const blocks = blocksIn(node.children, references);
      return blocks.length ? [{ kind: 'quote', blocks }] : [];
    }
    case 'code':
      return [{ kind: 'code', words: node.value }];
    case 'math':
      return [paragraphOf(formulaText(node.value))];
    case 'table': {
      const align = (node.children[0]?.children ?? []).map((_, index) => node.align?.[index] ?? 'left');
      // All rows are as wide as the first, as on the page.
      const rows = node.children.map(({ children }) =>
        align.map((_, index) => runsIn(children[index]?.children ?? [], references)),
      );
      return [{ kind: 'table', rows, align }];
    }
    case 'element': {
      const { hName } = node.data;
      if (!isBlockTag(hName)) return undefined;
      const blocks = blocksIn(node.children, references);
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

/** Returns an item of a list, with its box if it is a task. */
function checkedItem(isChecked: boolean | null | undefined, blocks: Block[]): Block[] {
  if (typeof isChecked !== 'boolean') return blocks;
  const [first, ...rest] = blocks;
  const mark = { words: isChecked ? '[x] ' : '[ ] ' };
  if (first?.kind !== 'paragraph') return [{ kind: 'paragraph', runs: [mark] }, ...blocks];
  return [{ ...first, runs: [mark, ...first.runs] }, ...rest];
}

const runsIn = (nodes: readonly Nodes[], references: References, style: Style = {}): Run[] =>
  nodes.flatMap((node) => runsOf(node, references, style));

function runsOf(node: Nodes, references: References, style: Style): Run[] {
  const inner = (more: Style = {}) => runsIn(childrenOf(node), references, { ...style, ...more });
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
    case 'linkReference':
      return linkRuns(references.definitions.get(node.identifier)?.url ?? '', inner());
    case 'break':
      return [{ ...style, words: ' ' }];
    case 'footnoteReference': {
      const note = references.notes.get(node.identifier);
      if (!note) return [];
      const { definition, number: cites } = note;
      const hasWords = references.readNotes?.get(cites);
      if (hasWords !== undefined) return hasWords ? [{ words: '', cites }] : [];
      const readNotes = (references.readNotes ?? new Map<number, boolean>()).set(cites, true);
      const blocks = blocksIn(definition.children, { ...references, readNotes });
      readNotes.set(cites, blocks.length > 0);
      return blocks.length ? [{ words: '', cites, note: blocks }] : [];
    }
    case 'element': {
      const { hName } = node.data;
      if (hName === 'br') return [{ ...style, words: ' ' }];
      if (hName !== 'sub' && hName !== 'sup') return inner();
      return inner().map((run) => ({ ...run, words: shifted(run.words, hName) }));
    }
    // Images have no place on paper.
    case 'image':
    case 'imageReference':
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

/** Returns a paragraph without spaces around it, or several in it, such as around an image; none if it has no words. */
function paragraph(runs: readonly Run[], kind: 'paragraph' | 'heading' = 'paragraph'): Block[] {
  const kept = runs.filter(({ words, cites }) => words || cites);
  if (!wordsOfRuns(kept).trim()) return [];
  return [
    {
      kind,
      runs: kept.map((run, index) => {
        const words = run === kept.at(-1) ? run.words.trimEnd() : run.words;
        const isAfterSpace = kept[index - 1]?.words.endsWith(' ') ?? true;
        return { ...run, words: isAfterSpace ? words.trimStart() : words };
      }),
    },
  ];
}

const wordsOfRuns = (runs: readonly Run[]): string =>
  runs.reduce((before, { words, note }) => {
    const text = before + (before.endsWith(' ') ? words.trimStart() : words);
    return note ? `${text}${text.endsWith(' ') ? '' : ' '}(${note.flatMap(wordsOfBlock).join(' ')})` : text;
  }, '');

/** Returns the parts of a text as they are set on paper, images left out. */
export const blocksOf = ({ root }: Pick<Markdown, 'root'>): Block[] => blocksIn(childrenOf(root), referencesIn(root));

/** Returns the words of a block, a paragraph each; items of lists begin with `• `, or their number. */
export function wordsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.flatMap((item, index) => {
        const mark = block.isOrdered ? `${block.start + index}. ` : '• ';
        return item.flatMap(wordsOfBlock).map((words, at) => (at ? words : mark + words));
      });
    case 'quote':
      return block.blocks.flatMap(wordsOfBlock);
    case 'code':
      return block.words.split('\n').filter((line) => line.trim());
    case 'table':
      return block.rows
        .map((row) =>
          row
            .map((cell) => wordsOfRuns(cell).trim())
            .filter(Boolean)
            .join(', '),
        )
        .filter(Boolean);
    default:
      return [wordsOfRuns(block.runs).trim()];
  }
}
