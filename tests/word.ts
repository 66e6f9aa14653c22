/** Reads Word documents like applicant tracking systems: paragraphs with their styles, in order. */
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { strFromU8, unzipSync } from 'fflate';

interface WordParagraph {
  text: string;
  style?: string;
  /** For an item of a list: `bullet` or `decimal`. */
  list?: string;
  level?: string;
}

export interface Word {
  paragraphs: WordParagraph[];
  links: string[];
  /** All elements of the text, by name. */
  names: Set<string>;
  title?: string;
  author?: string;
  /** Every file in the document, by its path. */
  parts: Record<string, string>;
}

function* elementsIn(node: XmlElement): Generator<XmlElement> {
  for (const child of node.children) {
    if (!(child instanceof XmlElement)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

const find = (node: XmlElement, name: string) => [...elementsIn(node)].filter((each) => each.name === name);
const valOf = (node: XmlElement, name: string) => find(node, name)[0]?.attributes['w:val'];

const signs: Readonly<Record<string, string>> = { 'w:br': '\n', 'w:tab': '\t' };
const textOf = (node: XmlElement): string =>
  [...elementsIn(node)].map((each) => (each.name === 'w:t' ? each.text : (signs[each.name] ?? ''))).join('');

/** @throws if a part is not well-formed, or refers to a missing part */
export function readWord(bytes: Uint8Array): Word {
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
  const parse = (path: string) => {
    const root = parseXml(parts[path] ?? '').root;
    if (!root) throw new Error(`${path} is empty`);
    return root;
  };
  for (const path of Object.keys(parts)) if (/\.(xml|rels)$/.test(path)) parse(path);
  const related = find(parse('word/_rels/document.xml.rels'), 'Relationship').map(({ attributes }) => attributes);
  for (const { Target = '', TargetMode } of related)
    if (!TargetMode && !parts[`word/${Target}`]) throw new Error(`${Target} is missing`);
  const numbering = parse('word/numbering.xml');
  const formatOf = (id: string) => {
    const number = find(numbering, 'w:num').find(({ attributes }) => attributes['w:numId'] === id);
    const kind = number && valOf(number, 'w:abstractNumId');
    const list = find(numbering, 'w:abstractNum').find(({ attributes }) => attributes['w:abstractNumId'] === kind);
    return list && valOf(list, 'w:numFmt');
  };
  const body = parse('word/document.xml');
  const facts = parse('docProps/core.xml');
  const fact = (name: string) => find(facts, name)[0]?.text;
  return {
    paragraphs: find(body, 'w:p').map((paragraph) => {
      const number = valOf(paragraph, 'w:numId');
      return {
        text: textOf(paragraph),
        style: valOf(paragraph, 'w:pStyle'),
        ...(number && { list: formatOf(number), level: valOf(paragraph, 'w:ilvl') }),
      };
    }),
    links: find(body, 'w:hyperlink').map(
      ({ attributes }) => related.find(({ Id }) => Id === attributes['r:id'])?.Target ?? '',
    ),
    names: new Set([...elementsIn(body)].map(({ name }) => name)),
    title: fact('dc:title'),
    author: fact('dc:creator'),
    parts,
  };
}
