import { plainHtml } from '../plainHtml.ts';
import { paragraphs, withoutLocalLinks } from './text.ts';

const comment = /<!--[\s\S]*?-->/g;
/** A line break within a paragraph: the next line begins no list item, quotation, table row or heading. */
const withinParagraph = /(?<=\S)[ \t]*\n(?!\s*(?:[-*+>|#]|\d+[.)])\s|\s*\|)[ \t]*(?=\S)/g;
const slanted = /(?<![\w_])_([^\s_](?:[^_]*[^\s_])?)_(?![\w_])/g;

const item = /^\s*[-*+]\s/;

/** Returns the paragraphs, headings and list items of Markdown in plain words, without pictures. */
export function plainParagraphs(markdown: string): string[] {
  const text = plainHtml(withoutLocalLinks(markdown.replace(comment, '')));
  const parts = text.split(/\n\s*\n|(?<=^#.*)\n/m).map((part) => part.replace(withinParagraph, ' '));
  return parts
    .flatMap((part) => part.split('\n'))
    .flatMap((line) => paragraphs(line).map((words) => (item.test(line) ? `• ${words}` : words)))
    .map((line) => line.replace(slanted, '$1').replace(/\\([^\w\s])/g, '$1'));
}
