/** The people of the gallery: given résumés, and three invented owners with content that the given résumés lack. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { root } from '../site.ts';

interface Fact {
  text: string;
  /** Where it is: `work[0].highlights[2]`. */
  from: string;
}

/** Texts that a site must and must not contain, and how many entries each list has. */
interface Expectations {
  facts: Fact[];
  mustNotAppear?: string[];
  counts: Record<string, number>;
}

/** By the name of a résumé's file. */
export const expected: Readonly<Record<string, Expectations>> = JSON.parse(
  readFileSync(join(root, 'tests/resumes/expected.json'), 'utf8'),
);

/** Returns a text in the form for comparisons: only letters and digits. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Returns the facts that are missing in a text, each with where it is in the résumé. */
export function missingIn(whole: string, facts: readonly Fact[]): string[] {
  const comparable = folded(whole);
  return facts.filter(({ text }) => !comparable.includes(folded(text))).map(({ from, text }) => `${from}: ${text}`);
}

/** Options of the import: one résumé has its texts in two languages. */
export const optionsFor = (file: string) => (basename(file).startsWith('09') ? { language: 'de' } : {});

export interface Person {
  /** The file's name without its ending. */
  name: string;
  /** The résumé, with its images beside it. */
  file: string;
  expected?: Expectations;
}

const person = (file: string): Person => ({
  name: basename(file, '.json'),
  file,
  expected: expected[basename(file)],
});

/** Returns an image with unique colors. */
function draw(hue: number, width: number, height: number): Promise<Buffer> {
  const shapes = `<circle cx="${(hue * 7) % 480}" cy="160" r="110" fill="hsl(${hue + 40} 80% 60%)"/><path d="M0 320 L${240 + (hue % 120)} 120 L480 320Z" fill="hsl(${hue} 60% 25%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice"><rect width="480" height="320" fill="hsl(${hue} 70% 88%)"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Returns a person of tests/resumes/. */
export const givenPerson = (name: string): Person => person(join(root, 'tests/resumes', `${name}.json`));

/** Returns all people. Images of the invented ones are drawn into a temporary folder. */
export async function allPeople(): Promise<Person[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  for (const hue of [20, 80, 140, 200, 260, 320].entries())
    writeFileSync(join(folder, `cover-${hue[0] + 1}.png`), await draw(hue[1], 960, 640));
  writeFileSync(join(folder, 'portrait.png'), await draw(10, 480, 600));
  const invented = ['designer', 'long-names', 'fourteen-projects'].map((name) => {
    const file = join(folder, `${name}.json`);
    cpSync(join(root, 'tests/gallery', `${name}.json`), file);
    return person(file);
  });
  return [...Object.keys(expected).map((file) => givenPerson(basename(file, '.json'))), ...invented];
}
