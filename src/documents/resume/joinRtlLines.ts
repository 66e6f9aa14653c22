/**
 * Joins what Typst draws of a line from right to left, so that programs read it as a line. Typst draws each run of a
 * font apart, with marks and digits apart again; PDF.js orders characters only within one piece of text.
 */
import { contentOf, type PdfFile, type PdfObject, parsePdf, referred, streamOf, writePdf } from './pdfFile.ts';

function changeStream({ objects }: PdfFile, number: number, change: (text: string) => string): void {
  const stream = objects.get(number);
  if (stream) objects.set(number, streamOf(change(contentOf(stream))));
}

/** Lam with alef, one glyph, as one character: programs that reverse a line would swap two characters. */
const lamAlef = new Map(Array.from('ﻵﻷﻹﻻ', (letter) => [letter.normalize('NFKC'), letter]));

/** Returns the codes of a font's glyphs that take room (ISO 32000-1, 9.7.4.3). */
function wideCodes(font: string): Set<number> {
  const wide = new Set<number>();
  const [, widths = ''] = font.split('/W [');
  for (const [, first, list, last, width] of widths.matchAll(/(\d+) (?:\[([^\]]*)\]|(\d+) ([\d.]+))/g)) {
    const all = list?.split(' ') ?? Array(Number(last) - Number(first) + 1).fill(width);
    for (const [index, each] of all.entries()) if (Number(each) > 0) wide.add(Number(first) + index);
  }
  return wide;
}

const decodeHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const encodeHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Gives glyphs their own characters: Typst gives a letter and its marks to each of their glyphs. */
function fixFont(file: PdfFile, font: PdfObject): void {
  const wide = wideCodes(file.objects.get(referred(font, 'DescendantFonts'))?.text ?? '');
  changeStream(file, referred(font, 'ToUnicode'), (map) =>
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
/** Lines below links, between the pieces of their text. */
const underlines = /^(?:\/Artifact BMC\n[\s\S]*?EMC\n)*$/;
/** Points between baselines that are still one line: marks and notes are raised. */
const sameLine = 5;

interface PdfText {
  id: string;
  body: string;
  x: number;
  y: number;
  kind: string;
}

/** Joins the pieces of a page that follow each other on a line, from left to right as programs expect them. */
function joinPieces(content: string, tagOf: (id: number) => string): string {
  let joined = '';
  let end = 0;
  let line: PdfText[] = [];
  let below = '';
  const flush = () => {
    const [first] = line;
    if (!first) return;
    const bodies = line.toSorted((a, b) => a.x - b.x).map(({ body }) => body);
    joined += `/Span <</MCID ${first.id}>> BDC\n${bodies.join('')}EMC\n`;
    // The tags refer to these as well.
    for (const { id } of line.slice(1)) joined += `/Span <</MCID ${id}>> BDC\nEMC\n`;
    joined += below;
    line = [];
    below = '';
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
    const between = content.slice(end, found.index);
    const isSameLine = first?.kind === piece.kind && Math.abs(first.y - piece.y) <= sameLine;
    if (isSameLine && underlines.test(between)) below += between;
    else {
      flush();
      joined += between;
    }
    end = found.index + all.length;
    line.push(piece);
  }
  flush();
  return joined + content.slice(end);
}

export function joinRtlLines(pdf: Uint8Array): Uint8Array {
  const file = parsePdf(pdf);
  const { objects } = file;
  const all = [...objects.values()];
  const parents = new Map(
    all.flatMap(({ text }) =>
      Array.from((text.split(/^ *\/Nums \[/m)[1] ?? '').matchAll(/(\d+) (\d+) 0 R/g), ([, key, at]) => [
        key,
        Number(at),
      ]),
    ),
  );
  for (const object of all) {
    if (/^ *\/Subtype \/Type0$/m.test(object.text)) fixFont(file, object);
    // PDF.js ends a piece where the font has another name.
    object.text = object.text.replace(/^( *\/(?:BaseFont|FontName) )\S+/gm, '$1/AAAAAA+resume');
    const page = /^ *\/StructParents (\d+)/m.exec(object.text)?.[1];
    if (page === undefined) continue;
    const tags = objects.get(parents.get(page) ?? 0)?.text.match(/\d+ 0 R|null/g);
    // Text with a line below has tags of its own in that of its link.
    const tagOf = (id: number) => {
      const { text } = objects.get(Number.parseInt(tags?.[id] ?? '', 10)) ?? { text: '' };
      return /\/S \/Span\s+\/P (\d+ 0 R)/.exec(text)?.[1] ?? String(tags?.[id]);
    };
    changeStream(file, referred(object, 'Contents'), (content) => joinPieces(content, tagOf));
  }
  return writePdf(file);
}
