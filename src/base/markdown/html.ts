/** HTML in Markdown: allowed elements become nodes of the tree, every other tag is text. */
import type { Html, Nodes, Parent, Parents, Root } from 'mdast';
import { adviceFor, isAllowed, isBlockTag, isKnown, mayHave, parentOf } from '../htmlTags.ts';
import { mostProblems, type Position, type Problem } from '../problems.ts';
import { Nesting, type ParsedElement, type PlacedTag } from './htmlNesting.ts';
import { type Piece, type Pieces, piecesIn, type Tag } from './htmlPieces.ts';
import { childrenOf, nodesIn, placeIn, placeOfNode } from './nodes.ts';

/** A problem of a text, at a line of the text. */
export type MarkdownProblem = Position & Pick<Problem, 'message' | 'severity'>;

/** Their children are blocks. */
const containers = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];
/** What would be Markdown if there were no tag beside it. */
const marks = /(?<!\w)\*[^\s*][^*]*\*|\*\*|`|\]\(|\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)|^[ \t]*(?:[-*+]|#+|\d+\.)\s/m;

/** How many tags may be within each other. */
const deepest = 50;

const asText = (html: string) => html.replaceAll('<', '&lt;');

class HtmlReader {
  readonly problems: MarkdownProblem[] = [];
  readonly #pieces = new Map<Html, Pieces<PlacedTag>>();
  readonly #closed: ReadonlySet<string>;
  /** Names of tags that are reported: what closes them is part of the same error. */
  readonly #reported = new Map<string, number>();
  readonly #lines: readonly string[];

  constructor(root: Root, source: string) {
    this.#lines = source.split('\n');
    for (const node of nodesIn(root)) {
      if (node.type !== 'html') continue;
      const pieces = piecesIn(node.value);
      this.#pieces.set(node, { ...pieces, tags: pieces.tags.map((tag) => ({ ...tag, node })) });
    }
    const closing = [...this.#pieces.values()].flatMap(({ tags }) => tags.filter(({ isClosing }) => isClosing));
    this.#closed = new Set(closing.map(({ name }) => name));
  }

  #piecesOf(node: Html): Pieces<PlacedTag> {
    return this.#pieces.get(node) ?? { tags: [], comments: [] };
  }

  visit(parent: Nodes): void {
    const children = [...childrenOf(parent)];
    if ('children' in parent && children.some(({ type }) => type === 'html')) this.#resolve(parent);
    for (const child of children) this.visit(child);
  }

  #resolve(parent: Parents): void {
    const siblings: readonly Nodes[] = parent.children;
    const isContainer = containers.includes(parent.type);
    const tags = siblings.flatMap((node) => (node.type === 'html' ? this.#piecesOf(node).tags : []));
    /** Tags that are shown as they are written. */
    const shown = new Set<Tag>();
    let depth = 0;
    for (const tag of tags) {
      const isType = tag.isCapitalized && !this.#closed.has(tag.name) && tag.name !== 'br';
      if (isAllowed(tag.name) && !isType) {
        if (tag.name === 'br') continue;
        depth = Math.max(0, depth + (tag.isClosing ? -1 : 1));
        if (depth <= deepest) continue;
        shown.add(tag);
        this.#report(tag, `is inside more than ${deepest} other tags. Delete some.`);
        this.#count(tag.name, 1);
        continue;
      }
      shown.add(tag);
      if (!isAllowed(tag.name)) this.#checkOther(tag);
    }
    let nested = this.#nest(siblings, shown);
    const wrong = this.#check(nested, isContainer);
    if (wrong.length) {
      for (const tag of wrong) shown.add(tag);
      nested = this.#nest(siblings, shown);
    }
    if (isContainer) for (const node of siblings) if (node.type === 'html') this.#checkText(node);
    // Allowed elements are what Markdown has in the same place.
    (parent as Parent).children = nested.content();
  }

  /** Nests siblings in the elements that their tags make. @param shown tags that are text */
  #nest(siblings: readonly Nodes[], shown: ReadonlySet<Tag>): Nesting {
    let html = '';
    const nodes = new Map<number, Nodes>();
    const tags = new Map<number, PlacedTag>();
    for (const node of siblings) {
      if (node.type !== 'html') {
        nodes.set(html.length, node);
        html += '<!---->';
        continue;
      }
      const { tags: found, comments } = this.#piecesOf(node);
      const pieces: (Piece | PlacedTag)[] = [...found, ...comments];
      let at = 0;
      for (const piece of pieces.sort((a, b) => a.start - b.start)) {
        html += asText(node.value.slice(at, piece.start));
        at = piece.end;
        if (!('name' in piece)) continue;
        if (shown.has(piece)) {
          html += asText(node.value.slice(piece.start, at).replaceAll('&', '&amp;'));
        } else {
          tags.set(html.length, piece);
          html += `<${piece.isClosing ? '/' : ''}${piece.name}>`;
        }
      }
      html += asText(node.value.slice(at));
    }
    return new Nesting(html, nodes, tags);
  }

  /** Reports elements that are not in their place, and returns their tags. */
  #check(nesting: Nesting, isContainer: boolean): Tag[] {
    const wrong: Tag[] = [];
    const reject = (tag: PlacedTag, closing: Tag | undefined, message: string) => {
      wrong.push(...(closing ? [tag, closing] : [tag]));
      if (!closing) this.#count(tag.name, 1);
      this.#report(tag, message);
    };
    for (const { opening, closing, element } of nesting.elements()) {
      const { name } = opening;
      const parent = parentOf(name);
      const isRunning = isContainer && !isBlockTag(name);
      if (isBlockTag(name) && !isContainer) {
        reject(opening, closing, 'must begin a line of its own, below an empty line.');
      } else if (parent && element.parentNode?.nodeName !== parent) {
        reject(opening, closing, `must be directly inside \`<${parent}>\`.`);
      } else if (name !== 'br' && !closing) {
        const end = nesting.endAround(element);
        const where = isBlockTag(name) ? 'below its content' : 'in the same paragraph';
        reject(
          opening,
          undefined,
          end
            ? `is not closed before \`${end.shown}\`. Write \`</${name}>\` before that.`
            : `is never closed. Write \`</${name}>\` ${where}.`,
        );
      } else if (isRunning && closing && closing.node !== opening.node) {
        reject(opening, closing, `is never closed. Write \`</${name}>\` in the same paragraph.`);
      } else {
        this.#checkParts(opening, element);
      }
    }
    for (const tag of nesting.strayTags()) {
      wrong.push(tag);
      if (tag.name === 'br') this.#report(tag, 'is not a tag. Write `<br>`.');
      else if (!this.#takeReported(tag))
        this.#report(tag, `has no \`<${tag.name}>\` before it. Add that, or delete \`${tag.shown}\`.`);
    }
    return wrong;
  }

  #checkParts(tag: PlacedTag, { childNodes }: ParsedElement): void {
    for (const { name } of tag.attributes) {
      if (!mayHave(tag.name, name))
        this.#report(tag, `has the attribute "${name}", which is left out. Delete it.`, 'warning');
    }
    if (tag.name === 'details' && !childNodes.some(({ nodeName }) => nodeName === 'summary'))
      this.#report(tag, 'has no `<summary>`. Write `<summary>Title</summary>` in the line below it.', 'warning');
  }

  /** Warns of a tag that is shown as text, unless it is meant to be, as in `Array<string>`. */
  #checkOther(tag: PlacedTag): void {
    const { name, isClosing, isCapitalized, isSelfClosing, attributes, shown } = tag;
    if (isClosing && this.#takeReported(tag)) return;
    const isText = !isKnown(name) || isCapitalized || this.#followsWord(tag);
    // `<Chart data={x} />`, of MDX.
    const isComponent = isCapitalized && (isSelfClosing || attributes.some(({ value }) => value));
    if (isText && !isComponent && !this.#closed.has(name)) return;
    if (!isClosing) this.#count(name, 1);
    this.#report(tag, `is shown as text. ${adviceFor(name, shown, this.#closed.has(name))}`, 'warning');
  }

  /** Reports open comments, and Markdown beside a tag: it is read as such only after an empty line. */
  #checkText(node: Html): void {
    const { tags, comments, openComment } = this.#piecesOf(node);
    if (openComment !== undefined) {
      this.#add(node, openComment, '`<!--` is never closed. Write `-->` where the comment ends.', 'error');
    } else if (tags.some(({ name }) => isAllowed(name))) {
      // In UTF-16, as the offsets are.
      const characters = node.value.split('');
      for (const { start, end } of [...tags, ...comments]) characters.fill(' ', start, end);
      const at = characters.join('').search(marks);
      const message = 'Markdown beside an HTML tag is shown as text. Put an empty line before and after it.';
      if (at >= 0) this.#add(node, at, message, 'warning');
    }
  }

  #followsWord({ node, start }: PlacedTag): boolean {
    const { line, column } = placeOfNode(node);
    const before = start ? node.value[start - 1] : this.#lines[line - 1]?.[column - 2];
    return /[\p{L}\p{N}_]/u.test(before ?? '');
  }

  /** Returns whether an opening tag of this name is reported that no other tag closes yet, and counts it as closed. */
  #takeReported({ name }: Tag): boolean {
    const isReported = (this.#reported.get(name) ?? 0) > 0;
    if (isReported) this.#count(name, -1);
    return isReported;
  }

  #count(name: string, by: number): void {
    this.#reported.set(name, (this.#reported.get(name) ?? 0) + by);
  }

  #report({ node, start, shown }: PlacedTag, rest: string, severity: MarkdownProblem['severity'] = 'error'): void {
    this.#add(node, start, `\`${shown}\` ${rest}`, severity);
  }

  #add(node: Html, offset: number, message: string, severity: MarkdownProblem['severity']): void {
    if (this.problems.length < mostProblems)
      this.problems.push({ ...placeIn(node, offset, this.#lines), message, severity });
  }
}

/**
 * Replaces the HTML in a tree: allowed elements become nodes, other tags text; comments are left out.
 * @param source the text that the places of the tree refer to
 * @returns errors for tags that are not in pairs, warnings for what is shown as text or left out
 */
export function resolveHtml(root: Root, source: string): MarkdownProblem[] {
  const reader = new HtmlReader(root, source);
  reader.visit(root);
  return reader.problems;
}
