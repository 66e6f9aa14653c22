/** Turns Markdown into the HTML tree of a page, without `style` attributes, which the policy blocks. */
import Slugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml as serialize } from 'hast-util-to-html';
import type { Code, Heading, Image, Link, Nodes, Paragraph, Parents, Table, Text } from 'mdast';
import { toHast as convert, defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast';
import { directionMark, keepSigns, withDirection } from '../direction.ts';
import { type UiStrings, uiStringsFor } from '../uiStrings.ts';
import { joinUnits } from '../units.ts';
import { codeOf, metaOf } from './code.ts';
import {
  across,
  classesOf,
  element,
  elementsIn,
  hidden,
  idsIn,
  isElement,
  replaceElements,
  text,
  textOfElement,
} from './elements.ts';
import { formulaOf, formulaText } from './formula.ts';
import type { Markdown } from './markdown.ts';
import { nodesIn, textOfNode } from './nodes.ts';
import { placeNotes } from './notes.ts';

/** The fragments of one page's texts: no two are alike. */
export class Fragments {
  readonly #slugger = new Slugger();
  #texts = 0;

  heading(words: string): string {
    return `section-${this.#slugger.slug(words)}`;
  }

  notes(): string {
    this.#texts += 1;
    return this.#texts === 1 ? 'user-content-' : `text-${this.#texts}-`;
  }
}

/** Starts a paragraph with a mark if its direction is not that of its first letter. Code has a direction of its own. */
function markParagraph(element: Element, node: Paragraph | Heading): void {
  const words = nodesIn(node).flatMap((each) => (each.type === 'text' ? each.value : []));
  const mark = directionMark(words.join(''));
  if (mark) element.children.unshift(text(mark));
}

const headingsIn = ({ root }: Markdown): Heading[] =>
  nodesIn(root).filter((node): node is Heading => node.type === 'heading' && node.depth < 5);

/** Returns the words of a fragment. Units are joined, as since version 1: people may have shared the links. */
const fragmentWords = (heading: Heading): string =>
  textOfNode(heading, (words, node) => {
    if (node.type === 'inlineMath') return formulaText(words);
    return 'value' in node ? joinUnits(words) : words;
  });

/** Returns the fragments of a text's headings. A translation has those of the original, if it has as many. */
function headingFragments(markdown: Markdown, fragments: Fragments): ReadonlyMap<Heading, string> {
  const own = headingsIn(markdown);
  const original = markdown.original ? headingsIn(markdown.original) : [];
  const named = original.length === own.length ? original : own;
  return new Map(own.map((heading, index) => [heading, fragments.heading(fragmentWords(named[index] ?? heading))]));
}

export interface PartOfText {
  /** The fragment of its heading. */
  id: string;
  words: string;
  /** Whether it is within a part above it. */
  isBelow: boolean;
}

/** Returns the parts of a page's only text, by its headings of two levels. */
export const partsOf = (markdown: Markdown): PartOfText[] =>
  [...headingFragments(markdown, new Fragments())].flatMap(([heading, id]) =>
    heading.depth < 4 ? [{ id, words: fragmentWords(heading), isBelow: heading.depth === 3 }] : [],
  );

export interface TextOptions {
  strings: UiStrings;
  /** Of the page that the text is on; if omitted, it is the page's only one. */
  fragments?: Fragments;
  /** The prefix of captions' numbers: `4.` in the case study of the fourth project. If omitted, they have none. */
  figures?: string;
  image?: (url: string, alt: string) => ElementContent;
  /** Returns the URL of an image in full size; undefined if it is shown so. */
  fullSize?: (url: string) => string | undefined;
  /** Returns the URL of a link within the site as the page has it, such as below its base path. */
  href?: (url: string) => string;
  /** URL of the page, if the text is in a feed, without styles: notes are at its end, and links don't mention their tab. */
  fedPage?: string;
}

/** Returns the URL of a link with the words `shown`. Markdown reads `www.example.com` as http:; use https. */
export function linkUrl(url: string, shown: string): string {
  const isBare = /^www\./i.test(shown) && url === `http://${shown}`;
  return isBare ? `https://${shown}` : url.replace(/^\/\//, 'https://');
}

/** Returns what a URL leads to; undefined if it is dangerous or not encrypted, so that no link may have it. */
export function linkTarget(url: string): 'web' | 'contact' | 'site' | undefined {
  if (/^https:\/\//i.test(url)) return 'web';
  if (/^(mailto|tel):/i.test(url)) return 'contact';
  return /^[^:/?#]*([/?#]|$)/.test(url) ? 'site' : undefined;
}

/** Makes a link to another site open in a new tab, as its words then mention. Keeps only the words of a dangerous link. */
function safeLink(link: Element, { strings, href, fedPage }: TextOptions): Element {
  const url = linkUrl(String(link.properties.href ?? ''), textOfElement(link));
  const target = linkTarget(url);
  if (!target) return element('span', {}, link.children);
  if (target === 'web') {
    link.properties.href = url;
    if (fedPage) return link;
    Object.assign(link.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
    link.children.push(hidden(` ${strings.newTab}`, strings.lang));
  } else if (target === 'site' && href && !/^([#?]|$)/.test(url)) {
    link.properties.href = href(url);
  }
  return link;
}

const isMath = (node?: { type: string }): node is Element =>
  node !== undefined && isElement(node) && node.tagName === 'math';
const [opening, closing] = [/[([{‘“«]+$/, /^[)\]}’”»,.;:!?…]+/];

/** Keeps a formula and the marks beside it together: browsers break a line between it and the comma after it. */
function joinMarks(children: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const [index, child] of children.entries()) {
    if (!isMath(child) || child.properties.display) {
      joined.push(child);
      continue;
    }
    const [before, after] = [joined.at(-1), children[index + 1]];
    const [mark] = (before?.type === 'text' && opening.exec(before.value)) || [''];
    const [end] = (after?.type === 'text' && closing.exec(after.value)) || [''];
    if (before?.type === 'text') before.value = before.value.slice(0, before.value.length - mark.length);
    if (after?.type === 'text') after.value = after.value.slice(end.length);
    const parts = [...(mark ? [text(mark)] : []), child, ...(end ? [text(end)] : [])];
    joined.push(parts.length > 1 ? element('span', { className: ['joined'] }, parts) : child);
  }
  return joined.filter((node) => node.type !== 'text' || node.value !== '');
}

/** Makes a table that is wider than its column scroll, by keyboard as well. */
function scrollTable(table: Element, ariaLabel: string): Element {
  const columns = elementsIn(elementsIn(elementsIn(table)[0])[0]).length;
  const className = columns < 5 ? ['table'] : ['table', across];
  return element('div', { className, tabIndex: 0, role: 'group', ariaLabel }, [table]);
}

/** Aligns a cell of a table by class: the library does so by a deprecated attribute. */
function alignByClass({ properties }: Element): void {
  const { align } = properties;
  delete properties.align;
  if (align && align !== 'left') properties.className = [String(align)];
}

const isCaption = (node: ElementContent): node is Element => isElement(node) && node.tagName === 'figcaption';

/**
 * Numbers the captions of figures and, separately, of tables: "Fig. 4.1", "Table 4.1". A table's caption is above it.
 */
function numberCaptions(root: Root, { strings, figures }: TextOptions): void {
  if (figures === undefined) return;
  const counts = { figure: 0, table: 0 };
  replaceElements(root, (node) => {
    const caption = node.tagName === 'figure' && node.children.find(isCaption);
    if (!caption || classesOf(node).includes('code')) return node;
    const kind = elementsIn(node).some((part) => classesOf(part).includes('table')) ? 'table' : 'figure';
    const label = element('span', { lang: strings.lang }, [text(strings[kind](`${figures}${++counts[kind]}`))]);
    caption.children.unshift(label, text(' '));
    if (kind === 'table') node.children = [caption, ...node.children.filter((child) => child !== caption)];
    return node;
  });
}

type Drawn = ReadonlyMap<Nodes, Element>;

async function drawIn(root: Nodes): Promise<Drawn> {
  const drawn = new Map<Nodes, Element>();
  for (const node of nodesIn(root)) {
    if (node.type === 'code') drawn.set(node, await codeOf(node));
    if (node.type === 'math' || node.type === 'inlineMath')
      drawn.set(node, formulaOf(node.value, node.type === 'math'));
  }
  return drawn;
}

function handlersOf(options: TextOptions, drawn: Drawn, headings: ReadonlyMap<Heading, string>): Handlers {
  const { image, fullSize } = options;
  const images = new Map<ElementContent, Image>();
  const isGap = (child: ElementContent) => child.type === 'text' && !child.value.trim();
  return {
    text: (_state: State, { value }: Text) => text(keepSigns(joinUnits(value))),
    /** Code has a caption: its file or language. In a figure, that has one. */
    code(_state: State, node: Code, parent?: Parents) {
      const pre = drawn.get(node);
      if (!pre || (parent?.type === 'element' && parent.data.hName === 'figure')) return pre;
      const name = metaOf(node).title ?? node.lang;
      const { links, lang } = options.strings;
      const caption = element('figcaption', name ? {} : { lang }, [text(name ?? links.code)]);
      return element('figure', { className: ['code'] }, [caption, pre]);
    },
    inlineMath: (_state: State, node: Nodes) => drawn.get(node),
    math: (_state: State, node: Nodes) => drawn.get(node),
    image(state: State, node: Image) {
      const drawn = image?.(node.url, node.alt ?? '') ?? defaultHandlers.image(state, node);
      images.set(drawn, node);
      return drawn;
    },
    link: (state: State, node: Link) => safeLink(defaultHandlers.link(state, node), options),
    /** Headings begin below the page's own. */
    heading(state: State, node: Heading) {
      const heading = defaultHandlers.heading(state, node);
      markParagraph(heading, node);
      if (node.depth === 1) heading.tagName = 'h2';
      const fragment = headings.get(node);
      if (fragment) heading.properties.id = fragment;
      return heading;
    },
    /** An image that is alone is a figure; its title is the caption, unless HTML around it has one. Several are a row. */
    paragraph(state: State, node: Paragraph, parent?: Parents) {
      const paragraph = defaultHandlers.paragraph(state, node);
      markParagraph(paragraph, node);
      const around = parent?.type === 'element' ? parent.data.hName : undefined;
      const [only, ...others] = paragraph.children;
      const shown = only && !others.length ? images.get(only) : undefined;
      const isTight = parent?.type === 'listItem' && !parent.spread;
      const isRow = others.length > 0 && paragraph.children.every((child) => images.has(child) || isGap(child));
      if (isRow) paragraph.properties.className = ['pictures'];
      if (!only || !shown || isTight) return paragraph;
      const { url, alt, title } = shown;
      const href = alt ? fullSize?.(url) : undefined;
      const picture = href ? element('a', { href }, [only]) : only;
      const caption = title ? [element('figcaption', {}, [text(withDirection(joinUnits(title)))])] : [];
      if (around !== 'figure') return element('figure', {}, [picture, ...caption]);
      const hasCaption = parent?.children.some((each) => each.type === 'element' && each.data.hName === 'figcaption');
      return hasCaption ? picture : [picture, ...caption];
    },
    table: (state: State, node: Table) =>
      scrollTable(defaultHandlers.table(state, node), options.strings.table('').trim()),
  };
}

const isOnlyLinks = ({ children }: Element): boolean =>
  children.every((node) => (node.type === 'text' ? !node.value.trim() : isElement(node) && node.tagName === 'a'));

/** Marks a paragraph that is only links. Those named by their URLs are shown as host and path. */
function markLinks(paragraph: Element): void {
  if (paragraph.tagName !== 'p' || !isOnlyLinks(paragraph)) return;
  paragraph.properties.className = ['links'];
  for (const link of elementsIn(paragraph)) {
    const [name] = link.children;
    if (name?.type === 'text') name.value = name.value.replace(/^https?:\/\/(\S+?)\/?$/, '$1');
  }
}

function hastOf(markdown: Markdown, options: TextOptions, drawn: Drawn): Root {
  const { strings, fedPage, fragments = new Fragments() } = options;
  const prefix = fragments.notes();
  const root = convert(markdown.root, {
    handlers: handlersOf(options, drawn, headingFragments(markdown, fragments)),
    clobberPrefix: prefix,
    footnoteLabel: strings.notes,
    footnoteLabelProperties: { className: ['visually-hidden'], lang: strings.lang },
    footnoteBackContent: (index, again) => [
      text(strings.backToText),
      hidden(` (${index + 1}${again > 1 ? `-${again}` : ''})`),
    ],
  }) as Root;
  replaceElements(root, (node) => {
    node.children = joinMarks(node.children);
    alignByClass(node);
    markLinks(node);
    if (node.tagName === 'pre') node.properties.ariaLabel = strings.links.code;
    if ('dataFootnoteBackref' in node.properties) {
      delete node.properties.ariaLabel;
      node.properties.lang = strings.lang;
    }
    if (node.properties.id === noteLabel) node.properties.id = `${prefix}label`;
    if ('dataFootnoteRef' in node.properties) node.properties.ariaDescribedBy = [`${prefix}label`];
    const { href } = node.properties;
    if (!fedPage) return node;
    if (typeof href === 'string' && href.startsWith('#')) node.properties.href = fedPage + href;
    // Validators of feeds warn of these, which have no use without styles and scripts.
    for (const name of Object.keys(node.properties))
      if (/^(aria|data|role|tabIndex)/.test(name)) delete node.properties[name];
    return node;
  });
  numberCaptions(root, options);
  if (!fedPage) placeNotes(root, strings);
  return root;
}

export const toHast = async (markdown: Markdown, options: TextOptions): Promise<Root> =>
  hastOf(markdown, options, await drawIn(markdown.root));

/** Returns the fragments of a text's headings and notes, which code and formulas are no part of. */
export const fragmentsIn = (markdown: Markdown, fragments: Fragments): string[] =>
  idsIn(hastOf(markdown, { strings: uiStringsFor(), fragments }, new Map()));

export async function toHtml(markdown: Markdown, options: TextOptions): Promise<string> {
  const root = await toHast(markdown, options);
  return serialize(root, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } }).trim();
}

/** The fragment of the heading above notes (mdast-util-to-hast). */
const noteLabel = 'footnote-label';
