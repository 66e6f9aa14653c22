import { execFileSync } from 'node:child_process';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { extractLinks, getDocumentProxy, getMeta } from 'unpdf';
import { textOfItem } from '../src/documents/resume/pagesOfPdf.ts';

/** Returns the text of a PDF, read by Poppler (see `hasPoppler`). */
export const readWithPoppler = (pdf: Uint8Array, ...options: string[]): string =>
  execFileSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' });

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Tag = Awaited<ReturnType<Page['getStructTree']>>;

export interface Pdf {
  /** Text of each page, line by line, read by PDF.js. */
  pages: string[];
  /** Tags in order: role and own text of each. Example: `H2 Experience`. */
  tags: string[];
  links: string[];
  title?: string;
  author?: string;
  lang?: string;
  /** Dates of creation and change, which a reproducible file lacks. */
  dates: unknown[];
  /** Part of PDF/UA that the file claims to meet. */
  ua: string | null;
  /** Width and height of the first page in points. */
  size: [number, number];
  fonts: { name: string; embedded: boolean }[];
}

/** Options for unchanged text: by default, PDF.js replaces ligatures with letters. */
const raw = { includeMarkedContent: true, disableNormalization: true };

/** Returns the text of a page in the order of the file. */
async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent(raw);
  return items.map((item) => ('str' in item ? textOfItem(item) : '')).join('');
}

/** Returns the text of a page's marked content, by id. */
async function marked(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent(raw);
  const texts = new Map<string, string>();
  let id = '';
  for (const item of items) {
    if ('str' in item) texts.set(id, (texts.get(id) ?? '') + item.str);
    else if (item.type === 'beginMarkedContentProps') id = item.id;
  }
  return texts;
}

function flatten(node: Tag, texts: Map<string, string>): string[] {
  const contents = node.children.map((child) => ('id' in child ? (texts.get(child.id) ?? '') : ''));
  const inner = node.children.flatMap((child) => ('role' in child ? flatten(child, texts) : []));
  return [`${node.role} ${contents.join('').trim()}`.trim(), ...inner];
}

/** Returns the fonts. Font descriptors have the name of a font and the stream that embeds it (ISO 32000-1, 9.8). */
async function fontsOf(bytes: Uint8Array): Promise<Pdf['fonts']> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('FontDescriptor')) return [];
    const name = object.lookup(PDFName.of('FontName'), PDFName).decodeText();
    return [{ name, embedded: ['FontFile', 'FontFile2', 'FontFile3'].some((key) => object.has(PDFName.of(key))) }];
  });
}

const pagesOf = (document: Document): Promise<Page[]> =>
  Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));

/** Returns the text of each page of any PDF, line by line. */
export async function readText(bytes: Uint8Array): Promise<string[]> {
  const pages = await pagesOf(await getDocumentProxy(Uint8Array.from(bytes)));
  return Promise.all(pages.map(textOf));
}

/** Reads a PDF like programs that read résumés, and like screen readers. */
export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { info, metadata } = await getMeta(document);
  const pages = await pagesOf(document);
  const tags = await Promise.all(
    pages.map(async (page) => {
      const [tree, texts] = [await page.getStructTree(), await marked(page)];
      return tree ? flatten(tree, texts) : [];
    }),
  );
  const [, , width = 0, height = 0] = pages[0]?.view ?? [];
  return {
    pages: await Promise.all(pages.map(textOf)),
    tags: tags.flat(),
    links: (await extractLinks(document)).links,
    title: info.Title,
    author: info.Author,
    lang: info.Language,
    dates: [info.CreationDate, info.ModDate, metadata.get('xmp:createdate'), metadata.get('xmp:modifydate')].filter(
      Boolean,
    ),
    ua: metadata.get('pdfuaid:part'),
    size: [width, height],
    fonts: await fontsOf(bytes),
  };
}
