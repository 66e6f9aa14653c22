import { eastAsian } from '#base/characters.ts';
import { blocksOf, wordsOfBlock } from '#base/markdown/blocks.ts';
import { searchWords } from '#base/searchWords.ts';
import { sentencesOf } from '#base/sentences.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { keywordsOf } from '#sections/publications/keys.ts';
import type { Content } from './readContent.ts';
import { textsIn } from './values.ts';

export interface PostingWord {
  word: string;
  /** Paths of the files that have it. */
  files: readonly string[];
}

/** Shorter words without capitals, digits and signs say little: with, team. */
const shortest = 5;

/** Returns the words of a sentence. Between letters, signs belong to them: Node.js, CI/CD. */
function wordsOf(sentence: string, language: string): string[] {
  const words = sentence.match(/[\p{L}\p{N}](?:[^\s,;()]*[\p{L}\p{N}+#])?/gu) ?? [];
  return words
    .flatMap((word) => (eastAsian.test(word) ? searchWords(word, language) : word))
    .filter((word, index) => {
      // Not "m/f/d", "3+" and "you'll".
      if (!/\p{L}{2}|\p{L}[+#]|^\p{Lu}$/u.test(word) || /['’]/.test(word)) return false;
      // The first word of a sentence has a capital in any case.
      const isName = /[\p{Lu}\p{N}]/u.test(index ? word : word.slice(1)) || /[^\p{L}\p{M}\p{Pd}]/u.test(word);
      return isName || eastAsian.test(word) || word.length >= shortest;
    });
}

/** Returns the words of a job posting in their order, each once, with the files that have them too. */
export function wordsOfPosting(posting: string, content: Content): PostingWord[] {
  const { site, edition, files, bibliography } = content;
  const language = site?.language ?? 'en';
  const fold = (text: string) => ` ${searchWords(text, language).join(' ')} `;
  const own = [...files.values()].filter(({ kind }) => kind !== 'applications');
  const read = own.map((file): [string, string[]] => {
    const { value, body } = file.valueIn(edition);
    return [file.path, [...textsIn(value).map(({ text }) => text), ...blocksOf(body).flatMap(wordsOfBlock)]];
  });
  const cited = bibliography.entries.flatMap(({ fields }) => Object.values(fields)).join('\n');
  const texts = [...read, [publicationsFile, [cited]] as const].map(([path, parts]) => [path, fold(parts.join('\n'))]);
  const names = [
    ...[...content.experience, ...content.projects].flatMap(({ technologies }) => technologies),
    ...content.writing.flatMap(({ tags }) => tags),
    ...(content.skills?.groups ?? []).flatMap(({ items }) => items.map(({ name }) => name)),
    ...bibliography.entries.flatMap(keywordsOf),
  ];
  const whole = fold(posting);
  const phrases = names.filter((name) => name.includes(' ') && whole.includes(fold(name)));
  const words = [...phrases, ...sentencesOf(posting).flatMap((sentence) => wordsOf(sentence, language))];
  const ownNames = new Set(names.map(fold));
  return [...Map.groupBy(words, fold)].flatMap(([folded, [word = '']]) => {
    if (!folded.trim()) return [];
    // React.js is React, but Node.js isn't every node.
    const short = fold(word.replace(/\.?js$/i, ''));
    const spellings = ownNames.has(short) ? [folded, short] : [folded];
    const hasWord = (text: string) => spellings.some((spelling) => text.includes(spelling));
    return [{ word, files: texts.flatMap(([path = '', text = '']) => (hasWord(text) ? [path] : [])) }];
  });
}
