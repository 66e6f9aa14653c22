import { wordsOfBlock } from '#base/markdown/blocks.ts';
import type { ResumeData } from './data.ts';
import { dotted, type Facts, type Line, type PaperEntry, paperOf, parsableData } from './paper.ts';

const words = (line: Line): string[] => (line.length ? [line.map((run) => run.words).join('')] : []);
const factWords = (facts: Facts): string[] => words(dotted(...facts));

const entryLines = ({ group, heading, lines, bullets, names, tools, roles }: PaperEntry): string[] => [
  ...(group ? [group] : []),
  ...words(heading),
  ...lines.flatMap(factWords),
  ...bullets.map((bullet) => `• ${bullet}`),
  ...factWords(names),
  ...words(tools),
  ...roles.flatMap(entryLines),
];

/** Returns the résumé as plain text for forms: one line per paragraph, and an empty line before each entry. */
export function writeText(data: ResumeData): string {
  const { name, owner, contact, facts, summary, sections } = paperOf(parsableData(data));
  const parts = [
    [name, ...[owner, contact, facts].flatMap(factWords)],
    ...summary.map(wordsOfBlock),
    ...sections.flatMap(({ heading, blocks, rows, entries, more }) => [
      [heading, ...blocks.flatMap(wordsOfBlock), ...rows.flatMap(factWords)],
      ...entries.map(entryLines),
      words(more),
    ]),
  ];
  return `${parts.flatMap((lines) => (lines.length ? [lines.join('\n')] : [])).join('\n\n')}\n`;
}
