/** The beginning of a text, as a text of its own. */
import { cutAtWord } from '../characters.ts';
import { linksIn } from '../markdown/links.ts';
import { sentencesOf } from '../sentences.ts';
import { joinLines, markdownLines, plainWords, wordsWithoutUrls } from './text.ts';

/** Characters that are searched for each one of a lead: URLs and marks take room as well. */
const reach = 10;

/**
 * Splits a text into a lead in plain words and the Markdown that follows it. The lead is the first paragraph, or as many of
 * its sentences as fit, and nothing of it is repeated; links that it would lose begin what follows. A lead that is cut
 * within a sentence is followed by the whole text.
 * @param max characters of the lead
 */
export function splitLead(text: string, max: number): { lead: string; rest: string } {
  const lines = markdownLines(text);
  const index = lines.findIndex((line) => plainWords(line));
  const [first = '', ...others] = lines.slice(Math.max(index, 0));
  let taken = '';
  for (const sentence of sentencesOf(first.slice(0, max * reach))) {
    const isLinked = plainWords(sentence) !== wordsWithoutUrls(sentence);
    if (wordsWithoutUrls(taken + sentence).length > max || (taken && isLinked)) break;
    taken += sentence;
  }
  const lead = wordsWithoutUrls(taken);
  // Code has to stay whole.
  const isCode = lines.slice(0, index + 1).some((line) => line.startsWith('```'));
  if (!lead || isCode) return { lead: lead || cutAtWord(wordsWithoutUrls(first), max), rest: joinLines(lines).trim() };
  const links = linksIn(taken)
    .map(({ written }) => written)
    .join(', ');
  const rest = [first.slice(taken.length).trim(), links, ...others].filter((line, at) => line || at > 1);
  return { lead, rest: joinLines(rest).trim() };
}
