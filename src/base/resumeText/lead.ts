/** The beginning of a text, as a text of its own. */
import { cutAtWord } from '../characters.ts';
import { linksIn } from '../markdown/links.ts';
import { sentencesOf } from '../sentences.ts';
import { plainWords, toMarkdown, wordsWithoutUrls } from './text.ts';

/** Characters that are searched for each one of a lead: URLs and marks take room as well. */
const reach = 10;

/** A heading, or the lines up to a blank one, to an item of a list, or to code. */
const firstPart = /^(?:#+ .*|.*(?:\n(?!\s*\n|[ \t]*(?:[-*+]|\d+[.)])[ \t]|```).*)*)/;

/**
 * Splits a text into a lead in plain words and the Markdown that follows it. The lead is the first paragraph, or as many of
 * its sentences as fit, and nothing of it is repeated; links that it would lose begin what follows. A lead that is cut
 * within a sentence is followed by the whole text.
 */
export function splitLead(text: string, max: number): { lead: string; rest: string } {
  const markdown = toMarkdown(text);
  const [first = ''] = firstPart.exec(markdown) ?? [];
  let taken = '';
  for (const sentence of sentencesOf(first.slice(0, max * reach))) {
    const isLinked = plainWords(sentence) !== wordsWithoutUrls(sentence);
    if (wordsWithoutUrls(taken + sentence).length > max || (taken && isLinked)) break;
    taken += sentence;
  }
  const lead = wordsWithoutUrls(taken);
  // Code has to stay whole.
  if (!lead || first.startsWith('```')) return { lead: cutAtWord(wordsWithoutUrls(first), max), rest: markdown };
  const rest = [first.slice(taken.length).trim(), linksIn(taken).join(', ')].filter(Boolean);
  return { lead, rest: [...rest, markdown.slice(first.length).trim()].join('\n\n').trim() };
}
