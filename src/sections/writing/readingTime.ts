import type { Markdown } from '#base/markdown/markdown.ts';

/** Letters of scripts that put no spaces between words. */
const character = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
/** URLs of links and images, which aren't read. */
const target = /\]\([^)\n]*\)|<?https?:\/\/\S+/g;

/** What an adult reads silently in a minute (Brysbaert 2019; Trauzettel-Klosinski 2012 for Chinese and Japanese). */
const perMinute = { words: 238, characters: 300 };

/** Returns the minutes that it takes to read a text, at least 1: by words, in Chinese and Japanese by characters. */
export function minutesToRead({ source }: Markdown): number {
  const text = source.replace(target, ' ');
  const characters = text.match(character)?.length ?? 0;
  const words = text.replace(character, ' ').match(word)?.length ?? 0;
  return Math.max(1, Math.round(words / perMinute.words + characters / perMinute.characters));
}
