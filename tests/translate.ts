/** The sample in another language, or in another script. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { splitFile } from '../src/content/frontMatter.ts';
import { type Copy, root } from './site.ts';

/** Combines each text with its translation: `{ en: Card game, fr: Jeu de cartes }`. */
function withWords(yaml: string, translation: string, [first, second]: readonly [string, string]): string {
  const document = parseDocument(yaml);
  const add = (words: unknown, path: readonly (string | number)[]) => {
    if (typeof words === 'object' && words) {
      for (const [key, inner] of Object.entries(words)) add(inner, [...path, Array.isArray(words) ? Number(key) : key]);
      return;
    }
    const original = document.getIn(path);
    if (typeof original !== 'string') throw new Error(`The sample has no words at ${path.join('.')}.`);
    document.setIn(path, document.createNode({ [first]: original, [second]: words }));
  };
  add(parseDocument(translation).toJS(), []);
  return document.toString({ lineWidth: 0 });
}

/**
 * Translates a copy of the sample to a second language, by files in `tests/languages/`. They have the same names as in
 * content/, and only the texts.
 */
export function translateSample(site: Copy, language: string): void {
  const folder = join(root, 'tests/languages', language);
  const languages = ['en', language] as const;
  for (const file of globSync('**/*.{md,yaml}', { cwd: folder })) {
    const translation = splitFile(file, readFileSync(join(folder, file), 'utf8'));
    const path = `content/${file}`;
    const original = splitFile(path, site.read(path));
    if (!translation || !original) throw new Error(`${file} has no front matter.`);
    const yaml = withWords(original.yaml, translation.yaml, languages);
    site.write(path, file.endsWith('.md') ? `---\n${yaml}---\n${original.body}` : yaml);
    if (translation.body.trim()) site.write(path.replace(/md$/, `${language}.md`), translation.body.trimStart());
  }
  site.change('content/site.yaml', /^name:/m, `languages: [${languages.join(', ')}]\nname:`);
}

const letters: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].flatMap((latin, index) => {
    const cyrillic = [...'абцдефгхийклмнопчрстувшзыж'][index] ?? latin;
    return [
      [latin, cyrillic],
      [latin.toUpperCase(), cyrillic.toUpperCase()],
    ];
  }),
);
const inCyrillic = (text: string) => text.replace(/[a-z]/gi, (letter) => letters[letter] ?? letter);

/** Transliterates texts of several words, except URLs and enum values. */
function transliterate(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => transliterate(each, key));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, transliterate(each, name)]));
  return typeof value === 'string' && / /.test(value) && !/[/@<]/.test(value) && key !== 'type'
    ? inCyrillic(value)
    : value;
}

/** Rewrites a folder's `content/` in Cyrillic: every text, and every paragraph without markup. */
export function writeInCyrillic(folder: string): void {
  for (const name of globSync('content/**/*.{yaml,md}', { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const [, facts = name.endsWith('.md') ? '' : text, body = name.endsWith('.md') ? text : ''] =
      /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
    const yaml = facts && stringify(transliterate(parse(facts)));
    const paragraphs = body.split('\n\n').map((each) => (/[`$[\]<{|:]/.test(each) ? each : inCyrillic(each)));
    writeFileSync(file, name.endsWith('.md') ? `---\n${yaml}---\n${paragraphs.join('\n\n')}` : yaml);
  }
}
