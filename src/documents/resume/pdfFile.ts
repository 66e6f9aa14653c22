/** Reads PDFs as Typst writes them, and writes them again (ISO 32000-1, 7.5). */
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

export function streamOf(content: string): PdfObject {
  const stream = deflateSync(Buffer.from(content, 'latin1'), { level: 9 });
  return { text: `<< /Length ${stream.length} /Filter /FlateDecode >>`, stream };
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

export function writePdf({ objects, trailer }: PdfFile): Buffer {
  let written = Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n', 'latin1');
  const rows = Array.from({ length: Math.max(...objects.keys()) + 1 }, () => '0000000000 65535 f \n');
  const write = (...parts: (string | Buffer)[]) => {
    written = Buffer.concat([written, ...parts.map((part) => Buffer.from(part as string, 'latin1'))]);
  };
  for (const [number, { text, stream }] of objects) {
    rows[number] = `${String(written.length).padStart(10, '0')} 00000 n \n`;
    write(`${number} 0 obj\n${text}`, ...(stream ? ['\nstream\n', stream, '\nendstream'] : []), '\nendobj\n');
  }
  const start = written.length;
  write(`xref\n0 ${rows.length}\n${rows.join('')}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
  return written;
}
