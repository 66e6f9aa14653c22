/** Reads PDFs as Typst writes them, and writes them with compressed objects (ISO 32000-1, 7.5). */
import { deflateSync, inflateSync } from 'node:zlib';

export interface PdfObject {
  /** Of a stream, its dictionary. Characters are bytes. */
  text: string;
  stream?: Buffer;
}

export interface PdfFile {
  objects: Map<number, PdfObject>;
  trailer: string;
}

/** Returns the number of the object that a dictionary refers to by this key. */
export const referred = ({ text }: PdfObject, key: string): number =>
  Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(text)?.[1]);

export const contentOf = ({ text, stream = Buffer.of() }: PdfObject): string =>
  (text.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1');

export function streamOf(content: string, entries = ''): PdfObject {
  const stream = deflateSync(Buffer.from(content, 'latin1'), { level: 9 });
  return { text: `<<${entries} /Length ${stream.length} /Filter /FlateDecode >>`, stream };
}

export function parsePdf(bytes: Uint8Array): PdfFile {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const [table = '', trailer = ''] = text.slice(text.lastIndexOf('\nxref\n')).split(/trailer\n|\nstartxref/);
  const objects = new Map<number, PdfObject>();
  for (const [number, [, offset, state]] of [...table.matchAll(/^(\d{10}) \d{5} ([fn])/gm)].entries()) {
    if (state !== 'n') continue;
    const start = text.indexOf('\n', Number(offset)) + 1;
    const [body = '', after] = text.slice(start, text.indexOf('\nendobj', start)).split('\nstream\n');
    const streamStart = start + body.length + '\nstream\n'.length;
    const streamEnd = streamStart + Number(/\/Length (\d+)/.exec(body)?.[1]);
    objects.set(number, {
      text: body,
      ...(after !== undefined && { stream: file.subarray(streamStart, streamEnd) }),
    });
  }
  return { objects, trailer };
}

/** Writes a PDF: objects without a stream in one compressed stream, and the table of all in another. */
export function writePdf({ objects, trailer }: PdfFile): Buffer {
  const packedIn = Math.max(...objects.keys()) + 1;
  const count = packedIn + 2;
  const entrySize = 7;
  const table = Buffer.alloc(count * entrySize);
  const setEntry = (number: number, type: 1 | 2, at: number, index: number) => {
    table.writeUInt8(type, number * entrySize);
    table.writeUInt32BE(at, number * entrySize + 1);
    table.writeUInt16BE(index, number * entrySize + 5);
  };
  let numbers = '';
  let texts = '';
  const unpacked = [...objects].filter(([, { stream }]) => stream);
  for (const [index, [number, { text }]] of [...objects].filter(([, { stream }]) => !stream).entries()) {
    setEntry(number, 2, packedIn, index);
    numbers += `${number} ${texts.length} `;
    texts += `${text}\n`;
  }
  const packed = ` /Type /ObjStm /N ${objects.size - unpacked.length} /First ${numbers.length}`;
  unpacked.push([packedIn, streamOf(numbers + texts, packed)]);

  let written = Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n', 'latin1');
  const write = (number: number, { text, stream = Buffer.of() }: PdfObject) => {
    const start = `${number} 0 obj\n${text}\nstream\n`;
    written = Buffer.concat([written, Buffer.from(start, 'latin1'), stream, Buffer.from('\nendstream\nendobj\n')]);
  };
  for (const [number, object] of unpacked) {
    setEntry(number, 1, written.length, 0);
    write(number, object);
  }
  const end = `startxref\n${written.length}\n%%EOF\n`;
  setEntry(count - 1, 1, written.length, 0);
  const entries = trailer.replace(/^<<|>>$|\/Size \d+/g, '');
  write(count - 1, streamOf(table.toString('latin1'), ` /Type /XRef /W [1 4 2] /Size ${count}${entries}`));
  return Buffer.concat([written, Buffer.from(end)]);
}
