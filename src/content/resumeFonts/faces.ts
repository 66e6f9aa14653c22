/** The résumé's fonts, never those of the machine: from each slice of a package, the characters that a text uses. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { charactersOf } from '#base/characters.ts';
import { program } from '#base/folders.ts';
import { memo } from '#base/memo.ts';

const require = createRequire(join(program, 'package.json'));

/** Returns sans-serif fonts, the site's first. Han characters have their Japanese form in a text with kana. */
function sansFor(text: string): string[] {
  const han = ['noto-sans-sc', 'noto-sans-jp'];
  if (/\p{sc=Hira}|\p{sc=Kana}/u.test(text)) han.reverse();
  // Noto's Arabic builds letters of dots and strokes, which a PDF repeats in copied text.
  return ['schibsted-grotesk', 'noto-sans', 'vazirmatn', 'noto-sans-hebrew', ...han, 'noto-sans-kr'];
}

const codePoints = (text: string) => Array.from(text, (each) => each.codePointAt(0) ?? 0);

interface Slice {
  family: string;
  /** Returns whether the package lists a code point; its file can still lack it. */
  lists(code: number): boolean;
  /** Returns the font as TrueType. */
  read(): Promise<Buffer>;
}

/** Returns the slices of a font, by its name. */
const slicesOf = memo(async (fontName: string): Promise<Slice[]> => {
  const folder = `@fontsource-variable/${fontName}`;
  const list: Record<string, string> = JSON.parse(await readFile(require.resolve(`${folder}/unicode.json`), 'utf8'));
  return Object.entries(list).map(([script, unicodeRange]) => {
    const family = `${fontName}-${script.replace(/[[\]]/g, '')}`;
    const ranges = unicodeRange.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    });
    return {
      family,
      lists: (code) => ranges.some(({ from, to }) => from <= code && code <= to),
      read: async () =>
        convert(await readFile(require.resolve(`${folder}/files/${family}-wght-normal.woff2`)), 'truetype'),
    };
  });
});

const codePointsOf = memo(async ({ read }: Slice) => new Set(new Face(new Blob(await read())).collectUnicodes()));

async function assignSlices(text: string, fontNames: readonly string[]) {
  // Each word once: a long text takes a second to divide.
  const words = [...new Set(text.split(/(?=\s)/))].join('');
  const lacking = new Map(charactersOf(words).map((character) => [character, codePoints(character)]));
  const assigned: { slice: Slice; characters: string[] }[] = [];
  for (const slice of (await Promise.all(fontNames.map(slicesOf))).flat()) {
    const candidates = [...lacking].filter(([, codes]) => codes.every(slice.lists));
    if (!candidates.length) continue;
    const held = await codePointsOf(slice);
    const characters = candidates.flatMap(([character, codes]) =>
      codes.every((code) => held.has(code)) ? [character] : [],
    );
    for (const character of characters) lacking.delete(character);
    if (characters.length) assigned.push({ slice, characters });
  }
  return { assigned, lacking: new Set(lacking.keys()) };
}

/** Returns the characters of a text that no font of the résumé has. */
export async function lackingCharacters(text: string): Promise<Set<string>> {
  return (await assignSlices(text, sansFor(text))).lacking;
}

export interface Faces {
  /** Static TrueType, one per weight and slice: Typst reads neither WOFF2 nor variable fonts. */
  fonts: Buffer[];
  /** In the order in which a character is looked for. */
  families: string[];
}

/** Windows, Unicode, English (United States). */
const [platform, encoding, language] = [3, 1, 0x409];

/** Renames a font, so that its family has only this file. Table checksums are not updated: readers in memory ignore them. */
function nameFont(font: Buffer, family: string, face: string): Buffer {
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

async function cutFonts(text: string, fontNames: readonly string[], weights: readonly number[]): Promise<Faces> {
  const { assigned } = await assignSlices(text, fontNames);
  const fonts = assigned.map(async ({ slice: { family, read }, characters }) => {
    const font = await read();
    return Promise.all(
      weights.map(async (wght) => {
        const options = { targetFormat: 'truetype', variationAxes: { wght } } as const;
        // Programs that read PDFs know a heading by the word Bold in the name of its font.
        const face = wght > 400 ? `${family}-Bold` : family;
        return nameFont(await subsetFont(font, characters.join(''), options), family, face);
      }),
    );
  });
  return { fonts: (await Promise.all(fonts)).flat(), families: assigned.map(({ slice }) => slice.family) };
}

export const sansFaces = (text: string): Promise<Faces> => cutFonts(text, sansFor(text), [400, 600]);

export const monoFaces = (text: string): Promise<Faces> => cutFonts(text, ['martian-mono'], [400]);
