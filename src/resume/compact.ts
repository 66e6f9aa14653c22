import { deflateSync } from 'node:zlib';

/** Objects in one stream; readers unpack a stream as a whole. */
const together = 200;

/** Streams, and what simple readers look for without unpacking any. */
const asItIs = /\nstream\n|\/Type \/(?:Catalog|Pages?|Font\w*)\b|\/Creator\b/;

/** A number as so many bytes, the highest first. */
function bytes(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
}

/**
 * Packs the objects of a PDF into compressed streams (ISO 32000-1, 7.5.7 and 7.5.8), which Typst does not: the tags of
 * a long résumé are most of its bytes otherwise.
 * @param pdf as Typst writes it: with a table of references, and one version of each object
 * @throws when it has no such table
 */
export function compact(pdf: Uint8Array): Buffer {
  const source = Buffer.from(pdf);
  const text = source.toString('latin1');
  const [, table = '', trailer = ''] =
    /\nxref\n0 \d+\n((?:\d{10} \d{5} [nf]\r\n)+)trailer\n<<(.*)>>\nstartxref\n\d+\n%%EOF\s*$/s.exec(text) ?? [];
  if (!table) throw new Error('The résumé has no table of references that could be read.');
  const lines = table.trimEnd().split('\r\n');
  const offsets = lines.map((line) => (line.endsWith('n') ? Number(line.slice(0, 10)) : 0));
  const places = [...offsets.filter(Boolean).sort((a, b) => a - b), text.lastIndexOf('\nxref\n')];

  const head = source.subarray(0, places[0]);
  const chunks: Buffer[] = [head];
  let { length } = head;
  /** By number: of which kind an object is, and two values that tell where it stands. */
  const entries: [kind: number, where: number, index: number][] = lines.map(() => [0, 0, 0xffff]);
  const write = (number: number, object: Buffer) => {
    entries[number] = [1, length, 0];
    chunks.push(object);
    length += object.length;
  };
  const writeStream = (number: number, facts: string, data: Buffer) => {
    const packed = deflateSync(data, { level: 9 });
    const head = `${number} 0 obj\n<<${facts}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
    write(number, Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n\n')]));
  };

  const plain: { number: number; body: string }[] = [];
  for (const [number, offset] of offsets.entries()) {
    if (!offset) continue;
    const object = source.subarray(offset, places[places.indexOf(offset) + 1]);
    const [, body] = /^\d+ 0 obj\n(.*)\nendobj\s*$/s.exec(object.toString('latin1')) ?? [];
    if (body === undefined || asItIs.test(body)) write(number, object);
    else plain.push({ number, body });
  }
  let next = lines.length;
  for (let first = 0; first < plain.length; first += together) {
    const packed = plain.slice(first, first + together);
    const number = next++;
    let at = 0;
    const index = packed.map(({ number: inner, body }, position) => {
      entries[inner] = [2, number, position];
      const place = `${inner} ${at}`;
      at += body.length + 1;
      return place;
    });
    const head = `${index.join(' ')}\n`;
    const data = Buffer.from(head + packed.map(({ body }) => body).join('\n'), 'latin1');
    writeStream(number, `/Type/ObjStm/N ${packed.length}/First ${head.length}`, data);
  }
  const start = length;
  entries[next] = [1, start, 0];
  const rows = entries.map(([kind, where, index]) => Buffer.concat([bytes(kind, 1), bytes(where, 4), bytes(index, 2)]));
  const facts = trailer.replace(/\/Size \d+/, '').trim();
  writeStream(next, `/Type/XRef/Size ${next + 1}/W[1 4 2] ${facts}`, Buffer.concat(rows));
  return Buffer.concat([...chunks, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}
