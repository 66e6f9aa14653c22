/** Windows, Unicode, English (United States). */
const [platform, encoding, language] = [3, 1, 0x409];

/**
 * Renames a font, so that its family has only this file, and no font that the machine happens to have.
 * @param font TrueType; table checksums are not updated, as readers of fonts in memory ignore them
 * @param face its name in a PDF
 */
export function nameFont(font: Buffer, family: string, face: string): Buffer {
  const [familyText, faceText] = [family, face].map((name) => Buffer.from(name, 'utf16le').swap16()) as [
    Buffer,
    Buffer,
  ];
  // By their identifiers in the OpenType `name` table: family, full name, PostScript name.
  const names = [
    [1, familyText.length, 0],
    [4, faceText.length, familyText.length],
    [6, faceText.length, familyText.length],
  ];
  const start = 6 + 12 * names.length;
  const header = Buffer.alloc(start);
  const records = names.flatMap((name) => [platform, encoding, language, ...name]);
  for (const [index, value] of [0, names.length, start, ...records].entries()) header.writeUInt16BE(value, index * 2);
  const table = Buffer.concat([header, familyText, faceText]);

  const named = Buffer.concat([font, table]);
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue;
    named.writeUInt32BE(font.length, entry + 8);
    named.writeUInt32BE(table.length, entry + 12);
  }
  return named;
}
