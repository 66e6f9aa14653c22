/** Soft hyphens in long words: browsers have patterns for few languages, and Chromium has none on many systems. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import hyphenopoly from 'hyphenopoly';
import { softHyphen } from './characters.ts';
import { program } from './folders.ts';
import { memo } from './memo.ts';

const require = createRequire(join(program, 'package.json'));
/** Returns the name of a language's patterns. In scripts without hyphens, long words are mostly English names. */
function patternsOf(language: string): string {
  const tag = language.toLowerCase();
  const [code = ''] = tag.split('-');
  const names: Readonly<Record<string, string>> = { el: 'el-monoton', sr: 'sr-cyrl' };
  return [tag, code, names[code]].find((name) => name && hyphenopoly.supportedLanguages.includes(name)) ?? 'en-us';
}

const hyphenatorOf = memo((language: string) => {
  const name = patternsOf(language);
  const hyphenators = hyphenopoly.config({
    require: [name],
    sync: true,
    hyphen: softHyphen,
    leftmin: 2,
    rightmin: 3,
    loaderSync: (file: string) => readFileSync(require.resolve(`hyphenopoly/patterns/${file}`)),
  });
  const hyphenator = hyphenators.get(name);
  if (!hyphenator) throw new Error(`hyphenopoly has no patterns ${name}`);
  return hyphenator;
});

/** Hyphens after fewer than three letters, and before fewer than four. */
const poor = [/(?<=^..)\u00ad/u, /\u00ad(?=[^\u00ad]{3}$)/u];

/** An address, in which a hyphen would be read as a part of it. */
const address = /[@_]|:\/\/|\.\p{L}/u;

/** Returns a text with soft hyphens in each word that has more letters than fit on a line. */
export function hyphenate(text: string, language: string, fitting: number): string {
  const long = new RegExp(`\\p{L}{${fitting + 1},}`, 'gu');
  const divide = (word: string) => {
    const hyphenator = hyphenatorOf(language);
    let divided = hyphenator(word);
    if (!divided.includes(softHyphen)) {
      // Patterns of some languages lack accented letters.
      let at = 0;
      const plain = word.replace(/./gsu, (letter) => letter.normalize('NFD').charAt(0));
      divided = hyphenator(plain).replace(/[^\u00ad]/g, () => word.charAt(at++));
    }
    for (const hyphen of poor) {
      const better = divided.replace(hyphen, '');
      if (better.includes(softHyphen)) divided = better;
    }
    return divided;
  };
  return text.replace(/\S+/g, (part) => (address.test(part) ? part : part.replace(long, divide)));
}
