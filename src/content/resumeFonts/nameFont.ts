/** Name identifiers of the OpenType `name` table: family, full name, PostScript name. */
const nameIds = [1, 4, 6];
/** Windows, Unicode, English (United States). */
const [platform, encoding, language] = [3, 1, 0x409];

/**
 * Names a font anew, so that a family consists of this very file and of no font that the machine happens to have.
 * @param font TrueType; table checksums are not updated, as readers of fonts in memory ignore them
 */
export function nameFont(font: Buffer, family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const start = 6 + 12 * nameIds.length;
  const table = Buffer.alloc(start + text.length);
  const header = [0, nameIds.length, start];
  const records = nameIds.flatMap((id) => [platform, encoding, language, id, text.length, 0]);
  for (const [index, value] of [...header, ...records].entries()) table.writeUInt16BE(value, index * 2);
  text.copy(table, start);

  const named = Buffer.concat([font, table]);
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue;
    named.writeUInt32BE(font.length, entry + 8);
    named.writeUInt32BE(table.length, entry + 12);
  }
  return named;
}
