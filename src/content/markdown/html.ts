/** HTML in Markdown: which of its tags are in pairs, and what is wrong with the others. */
import type { MdastPluginDefinition } from 'satteri';
import { adviceFor, isAllowed, isBlockTag, isKnown, isMark, parentOf } from '#base/htmlTags.ts';
import { plainHtml } from '#base/plainHtml.ts';
import type { Place, Problem } from '#base/problems.ts';
import { childrenOf, type MarkdownNode, placeIn } from './node.ts';
import { htmlOf, mayHave, type Tag as TagInText, tagsIn } from './tags.ts';

/** A problem of a body, at a line of the body. */
export type BodyProblem = Omit<Problem, 'file'> & Place;

interface Tag extends TagInText {
  node: MarkdownNode;
}

/** Their children are blocks, between which a tag may open in one and close in another. */
const containers = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];
/** What Markdown would be if there were no tag beside it. */
const marks = /(?<!\w)\*[^\s*][^*]*\*|\*\*|`|\]\(|\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)|^\s*(?:[-*+]|#+|\d+\.)\s/m;

const closingIn = (node: MarkdownNode): string[] =>
  node.type === 'html'
    ? tagsIn(node.value).flatMap(({ name, isClosing }) => (isClosing ? [name] : []))
    : childrenOf(node).flatMap(closingIn);

/** Pairs the tags of a tree from top to bottom. */
class Pairing {
  /** By node, every node of HTML among them. */
  readonly kept = new Map<MarkdownNode, Tag[]>();
  readonly problems: BodyProblem[] = [];
  /** Names of tags that are reported: what closes them is part of the same error. */
  readonly #reported: string[] = [];
  readonly #withSummary = new Set<Tag>();
  readonly #closed: ReadonlySet<string>;
  readonly #markdown: string;
  readonly #lines: readonly string[];

  constructor(root: MarkdownNode, markdown: string, body: string) {
    this.#markdown = markdown;
    this.#lines = body.split('\n');
    this.#closed = new Set(closingIn(root));
    this.#visit(root);
  }

  #visit(parent: MarkdownNode): void {
    const isContainer = containers.includes(parent.type);
    const open: Tag[] = [];
    for (const child of childrenOf(parent)) {
      if (child.type !== 'html') {
        this.#visit(child);
        continue;
      }
      this.kept.set(child, []);
      const tags = tagsIn(child.value).map((tag) => ({ ...tag, node: child }));
      for (const tag of tags) this.#place(tag, open, isContainer);
      if (!isContainer) continue;
      this.#checkText(child, tags);
      // Between blocks no tag of running text is open.
      while (open.length && !isBlockTag(open.at(-1)?.name ?? '')) this.#leaveOpen(open.pop());
    }
    while (open.length) this.#leaveOpen(open.pop());
  }

  #place(tag: Tag, open: Tag[], isContainer: boolean): void {
    const { name, isClosing, isCapitalized } = tag;
    const isType = isCapitalized && !this.#closed.has(name) && name !== 'br';
    if (!isAllowed(name)) this.#checkOther(tag);
    else if (isClosing) this.#close(tag, open);
    else if (!isType) this.#open(tag, open, isContainer);
  }

  #open(tag: Tag, open: Tag[], isContainer: boolean): void {
    const { name } = tag;
    const parent = parentOf(name);
    const around = open.at(-1);
    if (isBlockTag(name) && !isContainer) {
      this.#reject(tag, 'must begin a line of its own, below an empty line.');
      return;
    }
    if (parent && around?.name !== parent) {
      this.#reject(tag, `must be directly inside \`<${parent}>\`.`);
      return;
    }
    if (around && name === 'summary') this.#withSummary.add(around);
    for (const key of tag.attributes.keys()) {
      if (!mayHave(name, key))
        this.#report(tag, `has the attribute "${key}", which is left out. Delete it.`, 'warning');
    }
    if (name === 'br') this.#keep(tag);
    else open.push(tag);
  }

  #close(tag: Tag, open: Tag[]): void {
    const first = open.findLastIndex(({ name }) => name === tag.name);
    const [opening, ...inner] = first < 0 ? [] : open.splice(first);
    if (!opening) {
      if (!this.#isReported(tag))
        this.#report(tag, `has no \`<${tag.name}>\` before it. Add that, or delete \`${tag.shown}\`.`);
      return;
    }
    for (const each of inner) {
      this.#reject(each, `is not closed before \`${tag.shown}\`. Write \`</${each.name}>\` before that.`);
    }
    this.#keep(opening);
    this.#keep(tag);
    if (tag.name === 'details' && !this.#withSummary.has(opening)) {
      this.#report(opening, 'has no `<summary>`. Write `<summary>Title</summary>` in the line below it.', 'warning');
    }
  }

  #leaveOpen(tag: Tag | undefined): void {
    if (!tag) return;
    const where = isBlockTag(tag.name) ? 'below its content' : 'in the same paragraph';
    this.#reject(tag, `is never closed. Write \`</${tag.name}>\` ${where}.`);
  }

  /** A tag that is text: `Array<string>` is meant to be. */
  #checkOther(tag: Tag): void {
    const { name, isClosing, isCapitalized, shown } = tag;
    if (isClosing && this.#isReported(tag)) return;
    const isText = !isKnown(name) || isCapitalized || this.#followsWord(tag);
    if (isText && !this.#closed.has(name)) return;
    if (!isClosing) this.#reported.push(name);
    this.#report(tag, `is shown as text. ${adviceFor(name, shown, this.#closed.has(name))}`, 'warning');
  }

  /** Markdown is read again after an empty line. */
  #checkText(node: MarkdownNode, tags: readonly Tag[]): void {
    const { value = '' } = node;
    const start = value.search(/<!--(?![\s\S]*-->)/);
    if (start >= 0) this.#add(node, start, '`<!--` is never closed. Write `-->` where the comment ends.');
    const text = value.replace(/<!--[\s\S]*?-->|<[^>]*>/g, (tag) => ' '.repeat(tag.length));
    const offset = start < 0 && tags.some(({ name }) => isAllowed(name)) ? text.search(marks) : -1;
    const message = 'Markdown beside an HTML tag is shown as text. Put an empty line before and after it.';
    if (offset >= 0) this.#add(node, offset, message, 'warning');
  }

  #followsWord({ node, offset }: Tag): boolean {
    const before = offset ? (node.value ?? '')[offset - 1] : this.#markdown[node.position.start.offset - 1];
    return /[\p{L}\p{N}_]/u.test(before ?? '');
  }

  #isReported({ name }: Tag): boolean {
    const index = this.#reported.indexOf(name);
    if (index >= 0) this.#reported.splice(index, 1);
    return index >= 0;
  }

  #keep(tag: Tag): void {
    this.kept.get(tag.node)?.push(tag);
  }

  #reject(tag: Tag, message: string): void {
    this.#reported.push(tag.name);
    this.#report(tag, message);
  }

  #report({ node, offset, shown }: Tag, rest: string, severity?: 'warning'): void {
    this.#add(node, offset, `\`${shown}\` ${rest}`, severity);
  }

  #add(node: MarkdownNode, offset: number, message: string, severity: Problem['severity'] = 'error'): void {
    this.problems.push({ ...placeIn(node, offset, this.#lines), message, severity });
  }
}

/** Returns the first tag that a field, which is plain text, shows as it is written. */
export function tagInField(text: string): string | undefined {
  const value = plainHtml(text);
  const tags = tagsIn(value);
  const found = tags.find(({ name, offset, isCapitalized, isClosing, attributes }) => {
    // `a <b and c> d` compares.
    const isComparison = isMark(name) && attributes.size > 0 && [...attributes.values()].every((text) => !text);
    const isType = isCapitalized || isComparison || /[\p{L}\p{N}_]$/u.test(value.slice(0, offset));
    return isKnown(name) && !isClosing && (!isType || tags.some((tag) => tag.isClosing && tag.name === name));
  });
  return found?.shown;
}

/**
 * Returns what is wrong with the HTML in Markdown: errors for tags that are not in pairs, warnings for what is shown
 * as text or left out.
 * @param markdown what `root` was parsed from, with money in it escaped
 * @param body as the owner wrote it
 */
export function htmlProblems(root: MarkdownNode, markdown: string, body: string): BodyProblem[] {
  return new Pairing(root, markdown, body).problems;
}

/** Allowed tags in pairs are HTML, which is parsed again with the rest (`features.rawHtml`); all others are text. */
export const html: MdastPluginDefinition = {
  name: 'html',
  options: { position: true },
  before: (root, context) => {
    const { kept } = new Pairing(root as MarkdownNode, context.source, context.source);
    for (const [node, tags] of kept) {
      context.setProperty(node as { type: 'html'; value: string }, 'value', htmlOf(node.value, tags));
    }
  },
};
