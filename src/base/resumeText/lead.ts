/** The beginning of a text, as a text of its own. */
import { cutAtWord } from '../characters.ts';
import { linksIn } from '../markdown/links.ts';
import { sentencesOf } from '../sentences.ts';
import { joinLines, markdownLines, plainWords, wordsWithoutUrls } from './text.ts';

const isLinked = (line: string) => plainWords(line) !== wordsWithoutUrls(line);

/**
 * Splits a text into a lead in plain words and the Markdown that follows it, so that nothing is repeated. The lead is
 * the first paragraph, or as many of its sentences as fit; links that it would lose begin what follows.
 * @param max characters of the lead
 */
export function splitLead(text: string, max: number): { lead: string; rest: string } {
  const lines = markdownLines(text);
  const index = lines.findIndex((line) => plainWords(line));
  const [first = '', ...others] = lines.slice(Math.max(index, 0));
  const { lead, taken, left } = splitLine(first, max);
  // Code has to stay whole.
  const isCode = lines.slice(0, index + 1).some((line) => line.startsWith('```'));
  if (!taken || isCode) return { lead: lead || cutAtWord(wordsWithoutUrls(first), max), rest: joinLines(lines).trim() };
  const links = linksIn(taken)
    .map(({ written }) => written)
    .join(', ');
  const rest = [left, links, ...others].filter((line, at) => line || at > 1);
  return { lead, rest: joinLines(rest).trim() };
}

/** Characters that are searched for each one of a lead: URLs and marks take room as well. */
const reach = 10;

/** Splits a paragraph; without `taken` it can't be split. */
function splitLine(line: string, max: number): { lead: string; taken: string; left: string } {
  let taken = '';
  for (const sentence of sentencesOf(line.slice(0, max * reach))) {
    if (wordsWithoutUrls(taken + sentence).length > max || (taken && isLinked(sentence))) break;
    taken += sentence;
  }
  if (wordsWithoutUrls(taken)) return { lead: wordsWithoutUrls(taken), taken, left: line.slice(taken.length).trim() };
  const at = breakAt(line, max - 1);
  const start = line.slice(0, at);
  const lead = wordsWithoutUrls(start).replace(/[\s,;:，、；：]+$/u, '');
  return { lead: lead && `${lead}…`, taken: start, left: at ? `… ${line.slice(at).trim()}` : '' };
}

/** Returns where a long sentence can be cut: after a comma, or else a word, outside of Markdown's marks. */
function breakAt(text: string, max: number): number {
  const line = text.slice(0, max * reach);
  const whole = plainWords(line).replace(/\s/g, '');
  const isWhole = (at: number) =>
    (plainWords(line.slice(0, at)) + plainWords(line.slice(at))).replace(/\s/g, '') === whole;
  const places = (sign: RegExp) => [...line.matchAll(sign)].map((match) => match.index + match[0].length).reverse();
  const fits = (at: number) => wordsWithoutUrls(line.slice(0, at)).replace(/[\s,;:，、；：]+$/u, '').length <= max;
  const behindComma = places(/[,;:](?=\s)|[，、；：]/gu).filter(
    (at) => wordsWithoutUrls(line.slice(0, at)).length > max / 2,
  );
  return [...behindComma, ...places(/\S(?=\s)/gu)].find((at) => fits(at) && isWhole(at)) ?? 0;
}
