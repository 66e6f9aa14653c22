/** The sample in another script. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

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
