/** HTML in Markdown, by an allowlist: allowed elements become nodes of the tree, every other tag is text. */
import type { Html, Nodes, Parent, Parents, Root } from 'mdast';
import { adviceFor, isAllowed, isBlockTag, isKnown, mayHave, parentOf } from '../htmlTags.ts';
import { mostProblems, type Position, type Problem } from '../problems.ts';
import {
  elementsAmong,
  nest,
  nodesOf,
  type PlacedTag,
  type Sibling,
  type TaggedElement,
  tagsAmong,
} from './htmlNesting.ts';
import { closedNames, isTag, type Tag, tagsIn, tokensIn } from './htmlTokens.ts';
import { childrenOf, nodesIn, placeIn, placeOfNode } from './nodes.ts';

/** A problem of a text, at a line of the text. */
export type MarkdownProblem = Position & Pick<Problem, 'message' | 'severity'>;

/** A problem in the HTML of a node. */
interface Finding extends Pick<MarkdownProblem, 'message' | 'severity'> {
  node: Html;
  /** Its offset in that HTML. */
  start: number;
  /** The tags that are text because of it. */
  tags: readonly Tag[];
}

/** The text around a tag, which may change what the tag means. */
interface Context {
  lines: readonly string[];
  /** The names of all closing tags. */
  closed: ReadonlySet<string>;
}

/** Nodes whose children are blocks. */
const containers = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];
/** How many tags may be within each other. */
const deepest = 50;
/** What would be Markdown if there were no tag beside it. */
const marks =
  /(?<!\w)\*[^\s*][^*]*\*|\*\*|`|~~|\[\^|\]\(|\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)|^[ \t]*(?:[-*+]|#+|\d+\.)\s/m;

/**
 * Replaces the HTML in a tree: allowed elements become nodes, other tags text; comments are left out.
 * @param source the text that the places of the tree refer to
 * @returns errors for tags that are not in pairs, warnings for what is shown as text or left out
 */
export function resolveHtml(root: Root, source: string): MarkdownProblem[] {
  const lines = source.split('\n');
  const nodes = nodesIn(root);
  const closed = closedNames(nodes.filter(isHtml).flatMap(({ value }) => tagsIn(value)));
  const parents = nodes.filter((node): node is Parents => childrenOf(node).some(isHtml));
  const findings = parents.flatMap((parent) => resolveChildren(parent, { lines, closed }));
  return oncePerPair(findings)
    .slice(0, mostProblems)
    .map(({ node, start, message, severity }) => ({ ...placeIn(node, start, lines), message, severity }));
}

const isHtml = (node: Nodes): node is Html => node.type === 'html';

/** Replaces the HTML among the children of a node. They are nested twice: with all allowed tags, then without wrong ones. */
function resolveChildren(parent: Parents, context: Context): Finding[] {
  const isContainer = containers.includes(parent.type);
  const children: readonly Nodes[] = parent.children;
  const siblings = children.flatMap((node): Sibling[] => (isHtml(node) ? placedTokens(node) : [node]));
  const tags = tagsAmong(siblings);
  const foreign = tags.filter(({ name }) => !isAllowed(name)).flatMap((tag) => checkForeignTag(tag, context));

  const allowed = new Set(tags.filter((tag) => isAllowed(tag.name) && !isTypeName(tag, context)));
  const deep = tagsTooDeep(allowed).map((tag) =>
    problemOf(tag, 'error', `is inside more than ${deepest} other tags. Delete some.`),
  );
  const nestable = without(allowed, deep);
  const elements = elementsAmong(nest(siblings, nestable));
  const unpaired = strayTags(nestable, elements).map(strayError);
  const wrong = [...elements.flatMap((element) => checkElement(element, isContainer)), ...unpaired];
  // Allowed elements are what Markdown has in the same place.
  (parent as Parent).children = nodesOf(nest(siblings, without(nestable, wrong)));

  const text = isContainer ? children.filter(isHtml).flatMap(checkText) : [];
  return [...foreign, ...deep, ...wrong, ...text];
}

const placedTokens = (node: Html) => tokensIn(node.value).map((token) => ({ ...token, node }));

/** Returns tags without those that are text because of a problem. */
const without = (tags: ReadonlySet<PlacedTag>, findings: readonly Finding[]): Set<PlacedTag> =>
  tags.difference(new Set<Tag>(findings.flatMap((finding) => finding.tags)));

function problemOf(tag: PlacedTag, severity: Finding['severity'], rest: string, tags: readonly Tag[] = [tag]): Finding {
  const { node, start, shown } = tag;
  return { node, start, message: `\`${shown}\` ${rest}`, severity, tags };
}

/** Warns of a tag that is shown as text, unless it is meant to be, as in `Array<string>`. */
function checkForeignTag(tag: PlacedTag, { lines, closed }: Context): Finding[] {
  const { name, shown, isCapitalized, isSelfClosing, attributes } = tag;
  const isText = !isKnown(name) || isCapitalized || followsWord(tag, lines);
  // `<Chart data={x} />`, of MDX.
  const isComponent = isCapitalized && (isSelfClosing || attributes.some(({ value }) => value));
  if (isText && !isComponent && !closed.has(name)) return [];
  return [problemOf(tag, 'warning', `is shown as text. ${adviceFor(name, shown, closed.has(name))}`)];
}

function followsWord({ node, start }: PlacedTag, lines: readonly string[]): boolean {
  const { line, column } = placeOfNode(node);
  const before = start ? node.value[start - 1] : lines[line - 1]?.[column - 2];
  return /[\p{L}\p{N}_]/u.test(before ?? '');
}

/** Returns whether a tag is the name of a type, as in `List<Figure>`. */
const isTypeName = ({ name, isCapitalized }: Tag, { closed }: Context): boolean =>
  isCapitalized && !closed.has(name) && name !== 'br';

/** Returns the tags that are inside of too many others. */
function tagsTooDeep(tags: ReadonlySet<PlacedTag>): PlacedTag[] {
  let depth = 0;
  return [...tags].filter(({ name, isClosing }) => {
    if (name === 'br') return false;
    const before = depth;
    depth = Math.max(0, before + (isClosing ? -1 : 1));
    return Math.max(before, depth) > deepest;
  });
}

function checkElement(element: TaggedElement, isContainer: boolean): Finding[] {
  const { opening, closing } = element;
  const error = errorOf(element, isContainer);
  if (error) return [problemOf(opening, 'error', error, closing ? [opening, closing] : [opening])];
  return warningsOf(element).map((warning) => problemOf(opening, 'warning', warning, []));
}

/** Returns what is wrong with the place or the pair of an element's tags. */
function errorOf({ opening, closing, parent }: TaggedElement, isContainer: boolean): string | undefined {
  const { name } = opening;
  const isBlock = isBlockTag(name);
  const mustBeIn = parentOf(name);
  if (isBlock && !isContainer) return 'must begin a line of its own, below an empty line.';
  if (mustBeIn && parent?.opening.name !== mustBeIn) return `must be directly inside \`<${mustBeIn}>\`.`;
  const isClosed = closing && (isBlock || !isContainer || closing.node === opening.node);
  if (isClosed || name === 'br') return undefined;
  const next = closing ? undefined : closingAround(parent);
  if (next) return `is not closed before \`${next.shown}\`. Write \`</${name}>\` before that.`;
  return `is never closed. Write \`</${name}>\` ${isBlock ? 'below its content' : 'in the same paragraph'}.`;
}

/** Returns the tag that closes an element, or else the nearest one around it. */
const closingAround = (element?: TaggedElement): PlacedTag | undefined =>
  element && (element.closing ?? closingAround(element.parent));

/** Returns what an element has that is left out, or lacks. */
function warningsOf({ opening: { name, attributes }, children }: TaggedElement): string[] {
  const removed = attributes.filter((attribute) => !mayHave(name, attribute.name));
  const hasSummary = children.some((child) => 'opening' in child && child.opening.name === 'summary');
  return [
    ...removed.map((attribute) => `has the attribute "${attribute.name}", which is left out. Delete it.`),
    ...(name === 'details' && !hasSummary
      ? ['has no `<summary>`. Write `<summary>Title</summary>` in the line below it.']
      : []),
  ];
}

/** Returns closing tags that close no element. */
function strayTags(tags: ReadonlySet<PlacedTag>, elements: readonly TaggedElement[]): PlacedTag[] {
  const closing = new Set(elements.map((element) => element.closing));
  return [...tags].filter((tag) => tag.isClosing && !closing.has(tag));
}

function strayError(tag: PlacedTag): Finding {
  if (tag.name === 'br') return problemOf(tag, 'error', 'is not a tag. Write `<br>`.');
  return problemOf(tag, 'error', `has no \`<${tag.name}>\` before it. Add that, or delete \`${tag.shown}\`.`);
}

/** Reports open comments, and Markdown beside a tag: it is read as such only after an empty line. */
function checkText(node: Html): Finding[] {
  const tokens = tokensIn(node.value);
  const open = tokens.find((token) => token.kind === 'comment' && !token.isClosed);
  if (open) {
    const message = '`<!--` is never closed. Write `-->` where the comment ends.';
    return [{ node, start: open.start, message, severity: 'error', tags: [] }];
  }
  const text = tokens.map(({ kind, start, end }) =>
    kind === 'text' ? node.value.slice(start, end) : ' '.repeat(end - start),
  );
  const start = text.join('').search(marks);
  if (start < 0 || !tokens.some((token) => isTag(token) && isAllowed(token.name))) return [];
  const message = 'Markdown beside an HTML tag is shown as text. Put an empty line before and after it.';
  return [{ node, start, message, severity: 'warning', tags: [] }];
}

/** Omits each closing tag that is the counterpart of an opening one: both are one problem. */
function oncePerPair(findings: readonly Finding[]): Finding[] {
  const open = new Map<string, number>();
  return findings.filter(({ tags: [tag, ...others] }) => {
    if (!tag || others.length) return true;
    const count = open.get(tag.name) ?? 0;
    if (tag.isClosing && !count) return true;
    open.set(tag.name, count + (tag.isClosing ? -1 : 1));
    return !tag.isClosing;
  });
}
