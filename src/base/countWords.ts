import type { Markdown } from './markdown/markdown.ts';
import { textOfNode } from './markdown/nodes.ts';

const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
/** Silent reading speed of adults (Brysbaert 2019; Trauzettel-Klosinski 2012 for Chinese and Japanese). */
export const perMinute = { words: 238, characters: 300 } as const;

/** Returns the length of a text in words. A Chinese or Japanese character is as much of one as it takes time to read. */
export function countWords(text: string): number {
  const characters = text.match(character)?.length ?? 0;
  const words = text.replace(character, ' ').match(word)?.length ?? 0;
  return words + (characters * perMinute.words) / perMinute.characters;
}

export const countBodyWords = ({ root }: Markdown): number =>
  countWords(textOfNode(root, (words, { type }) => (type === 'text' ? words : `${words}\n`)));
