/** Finds misread blocks: by what was parsed, not by its text. */
import type { Heading, Nodes, Root, Table } from 'mdast';
import type { Offsets } from '../lines.ts';
import { formulaError } from './formula.ts';
import type { MarkdownProblem } from './html.ts';
import { nodesIn, placeOfNode } from './nodes.ts';

/** A problem of misread Markdown. Unclosed marks include all that follows, so problems after them are not reported. */
export type Misreading = MarkdownProblem & { isOpen?: true };
type UnplacedMisreading = Omit<Misreading, 'line' | 'column'>;

/** Returns what is wrong with a block of code: it is never closed, or takes in the next one. */
function codeProblem(source: string): UnplacedMisreading | undefined {
  const lines = source.replace(/\n$/, '').split('\n');
  const [, , fence] = /^([\s>]*)(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (!fence) {
    const isProse = /^\p{Lu}[^{}();=<>]* [^{}();=<>]*[.!?]$/u.test(source.trim());
    const message = 'Text is shown as code, as it is indented. Delete the spaces before it.';
    return isProse ? { message, severity: 'warning' } : undefined;
  }
  const inner = lines.findIndex(
    (line, index) => index > 0 && line.trim().startsWith(fence) && /^[`~]+\s*[^\s`~]/.test(line.trim()),
  );
  if (inner > 0) {
    const next = lines[inner]?.trim();
    return {
      message: `Code is not closed before "${next}", which is code as well. Write ${fence} alone on a line where it ends.`,
      severity: 'warning',
      isOpen: true,
    };
  }
  const isClosed =
    lines.length > 1 && new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}\\s*$`).test(lines.at(-1) ?? '');
  if (isClosed) return undefined;
  return {
    message: `Code is never closed, so all that follows is code. Add a line of ${fence} where it ends.`,
    severity: 'error',
    isOpen: true,
  };
}

/** Returns what is wrong with headings: their levels, and text above --- that becomes one. */
function headingProblems(headings: readonly Heading[], body: string[]): MarkdownProblem[] {
  let above = 1;
  let isMixed = headings.some(({ depth }) => depth === 1) && headings.some(({ depth }) => depth === 2);
  return headings.flatMap((node): MarkdownProblem[] => {
    const place = placeOfNode(node);
    const level = Math.max(node.depth, 2);
    const warn = (message: string) => [{ ...place, message, severity: 'warning' as const }];
    const lines = body.slice(place.line - 1, node.position?.end.line);
    const isUnderlined = /^[\s>]*-+\s*$/.test(lines.at(-1) ?? '') && lines.length > 1;
    const skipped = level > above + 1;
    const best = '#'.repeat(above + 1);
    above = level;
    if (!node.children.length) return warn('Heading is empty. Write its text, or delete it.');
    if (isUnderlined && (lines.length > 2 || /^[\s>]*---\s*$/.test(lines.at(-1) ?? ''))) {
      return warn(
        'Text is a heading, as --- is directly below it. Put an empty line between them, or write ## before it.',
      );
    }
    if (isMixed && node.depth === 1) {
      isMixed = false;
      return warn(
        'Heading is shown as large as those with ##, since # is the page title. Write ##, and one # more for those below it.',
      );
    }
    return skipped ? warn(`Heading skips a level. Write ${best}`) : [];
  });
}

/** Returns footnotes and link definitions that nothing refers to, or that are defined twice: they are not shown. */
function unusedDefinitions(nodes: readonly Nodes[]): MarkdownProblem[] {
  const used = new Set(
    nodes.flatMap((node) => {
      if (node.type === 'footnoteReference') return [`true${node.identifier}`];
      return node.type === 'linkReference' || node.type === 'imageReference' ? [`false${node.identifier}`] : [];
    }),
  );
  const seen = new Set<string>();
  return nodes.flatMap((node): MarkdownProblem[] => {
    if (node.type !== 'footnoteDefinition' && node.type !== 'definition') return [];
    const isNote = node.type === 'footnoteDefinition';
    const label = node.label ?? node.identifier;
    const name = isNote ? `[^${label}]` : `[${label}]`;
    const key = `${isNote}${node.identifier}`;
    const isTwice = seen.has(key);
    seen.add(key);
    // `[//]: # (a comment)`
    if (!isTwice && (used.has(key) || (!isNote && 'url' in node && node.url === '#'))) return [];
    const message = isTwice
      ? `${name} is defined twice, and only the first is shown. Give the second another name.`
      : `${name} is not shown, since nothing refers to it. Write ${name} where it belongs, or delete it.`;
    return [{ ...placeOfNode(node), message, severity: 'warning' }];
  });
}

/** Returns what is wrong with a formula: it is never closed, or can't be read. */
function formulaProblem(value: string, isBlock: boolean, source: string): UnplacedMisreading | undefined {
  if (isBlock && !/\$\$$/.test(source.slice(2))) {
    const message = 'Formula is never closed, so all that follows is one. Add a line of $$ where it ends.';
    return { message, severity: 'error', isOpen: true };
  }
  const reason = formulaError(value, isBlock);
  const message = `Formula can't be read (${reason}). Fix it, or write \\$ for a dollar sign.`;
  return reason ? { message, severity: 'warning' } : undefined;
}

/** Returns the rows of a table that have more cells than its first. */
function tableProblems({ children: [head, ...rows] }: Table): Misreading[] {
  const width = head?.children.length ?? 0;
  return rows.flatMap((row): Misreading[] => {
    const extra = row.children[width];
    const message = `Cell is not shown: the first row has only ${width}. Add a cell there, or write \\| for a | in text.`;
    return extra ? [{ ...placeOfNode(extra), message, severity: 'warning' }] : [];
  });
}

/** Returns a problem for each block and formula that is probably not shown as intended. */
export function misreadingsInNodes(root: Root, body: string, { offsetOf }: Offsets): Misreading[] {
  const nodes = nodesIn(root);
  const headings = nodes.filter((node) => node.type === 'heading');
  const ofNodes = nodes.flatMap((node): Misreading[] => {
    if (!node.position) return [];
    if (node.type === 'table') return tableProblems(node);
    const isBlock = node.type === 'math';
    if (node.type !== 'code' && node.type !== 'inlineMath' && !isBlock) return [];
    const source = body.slice(offsetOf(node.position.start), offsetOf(node.position.end)).trimEnd();
    const misreading = node.type === 'code' ? codeProblem(source) : formulaProblem(node.value, isBlock, source);
    return misreading ? [{ ...placeOfNode(node), ...misreading }] : [];
  });
  return [...headingProblems(headings, body.split('\n')), ...unusedDefinitions(nodes), ...ofNodes];
}
