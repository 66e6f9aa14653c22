/**
 * Joins what Typst draws of a line from right to left, so that programs read it as a line. Typst draws each run of a
 * font apart, with marks and digits apart again; PDF.js orders characters only within one piece of text.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

const named = (name: string) => PDFName.of(name);

/** Changes a stream of text. */
function changeStream(
  { context }: PDFDocument,
  reference: PDFObject | undefined,
  change: (text: string) => string,
): void {
  const stream = context.lookup(reference);
  if (!(reference instanceof PDFRef && stream instanceof PDFRawStream)) return;
  const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  context.assign(reference, context.flateStream(Buffer.from(change(text), 'latin1')));
}

/** Lam with alef, one glyph, as one character: programs that reverse a line would swap two characters. */
const lamAlef = new Map(Array.from('ﻵﻷﻹﻻ', (letter) => [letter.normalize('NFKC'), letter]));

/** Returns the codes of a font's glyphs that take room (ISO 32000-1, 9.7.4.3). */
function wideCodes(widths: PDFArray): Set<number> {
  const wide = new Set<number>();
  const numbers = widths.asArray().map((each) => (each instanceof PDFNumber ? each.asNumber() : each));
  for (let at = 0; at < numbers.length; ) {
    const [first, last, width] = numbers.slice(at, at + 3);
    const isList = last instanceof PDFArray;
    const all = isList ? last.asArray().map(Number) : Array(Number(last) - Number(first) + 1).fill(width);
    for (const [index, each] of all.entries()) if (each > 0) wide.add(Number(first) + index);
    at += isList ? 2 : 3;
  }
  return wide;
}

const decodeHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const encodeHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Gives glyphs their own characters: Typst gives a letter and its marks to each of their glyphs. */
function fixFont(document: PDFDocument, font: PDFDict): void {
  const [descendant] = font.lookup(named('DescendantFonts'), PDFArray).asArray();
  const wide = wideCodes(document.context.lookup(descendant, PDFDict).lookup(named('W'), PDFArray));
  changeStream(document, font.get(named('ToUnicode')), (map) =>
    map.replace(/^<(\w{4})> <(\w{8,})>$/gm, (line, code: string, hex: string) => {
      const text = decodeHex(hex);
      if (!/[\u0590-\u08ff]/.test(text)) return line;
      const own = text.replace(wide.has(Number.parseInt(code, 16)) ? /\p{M}/gu : /\P{M}/gu, '');
      return `<${code}> <${encodeHex(lamAlef.get(own) ?? (own || text))}>`;
    }),
  );
}

/** A piece of text with its place, its size, and the tag that it is a part of. */
const drawn =
  /\/\w+ <<\s*\/MCID (\d+)\s*>> BDC\n(q\n1 0 0 -1 (\S+) (\S+) cm\n[\s\S]*?\/\w+ (\S+) Tf\n[\s\S]*?\nQ\n)EMC\n/g;
/** Marks that give letters their characters, which their font has since `fixFont`. Those of other characters stay. */
const reversed = /\/ReversedChars BMC\n([\s\S]*?)EMC\n/g;
const replaced = /\/Span <<\s*\/ActualText <FEFF0[5-8]\w*>\s*>> BDC\n([\s\S]*?)EMC\n/g;
/** Points between baselines that are still one line: marks and notes are raised. */
const sameLine = 5;

interface PdfText {
  id: string;
  body: string;
  x: number;
  y: number;
  /** What pieces that are joined have in common. */
  kind: string;
}

/** Joins the pieces of a page that follow each other on a line, from left to right as programs expect them. */
function joinPieces(content: string, tagOf: (id: number) => string): string {
  let joined = '';
  let end = 0;
  let line: PdfText[] = [];
  const flush = () => {
    const [first] = line;
    if (!first) return;
    const bodies = line.toSorted((a, b) => a.x - b.x).map(({ body }) => body);
    joined += `/Span <</MCID ${first.id}>> BDC\n${bodies.join('')}EMC\n`;
    // The tags refer to these as well.
    for (const { id } of line.slice(1)) joined += `/Span <</MCID ${id}>> BDC\nEMC\n`;
    line = [];
  };
  for (const found of content.matchAll(drawn)) {
    const [all, id = '', body = '', x, y, size] = found;
    const piece = {
      id,
      body: body.replace(reversed, '$1').replace(replaced, '$1'),
      x: Number(x),
      y: Number(y),
      kind: `${size} ${tagOf(Number(id))}`,
    };
    const [first] = line;
    if (found.index > end || first?.kind !== piece.kind || Math.abs(first.y - piece.y) > sameLine) flush();
    joined += content.slice(end, found.index);
    end = found.index + all.length;
    line.push(piece);
  }
  flush();
  return joined + content.slice(end);
}

/** Joins the lines of a tagged PDF from right to left. */
export function joinRtlLines(document: PDFDocument): void {
  const { context, catalog } = document;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    if (object.get(named('Subtype')) === named('Type0')) fixFont(document, object);
    // PDF.js ends a piece where the font has another name.
    for (const key of ['BaseFont', 'FontName'])
      if (object.has(named(key))) object.set(named(key), named('AAAAAA+resume'));
  }
  const tree = catalog.lookup(named('StructTreeRoot'), PDFDict).lookup(named('ParentTree'), PDFDict);
  const parents = tree.lookup(named('Nums'), PDFArray).asArray();
  for (const { node } of document.getPages()) {
    const key = node.lookup(named('StructParents'), PDFNumber).asNumber();
    const at = parents.findIndex(
      (each, index) => index % 2 === 0 && each instanceof PDFNumber && each.asNumber() === key,
    );
    const tags = context.lookup(parents[at + 1], PDFArray);
    changeStream(document, node.get(named('Contents')), (content) => joinPieces(content, (id) => String(tags.get(id))));
  }
}
