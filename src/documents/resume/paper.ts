/** The résumé as lines in reading order: the common layout of PDF, Word and plain text. */

import { inPattern, widthOf } from '#base/characters.ts';
import type { Block, Run } from '#base/markdown/blocks.ts';
import { listComma, type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { printable } from '#content/resumeFonts/printable.ts';
import { mapTexts } from '#content/values.ts';
import type { Career, ResumeEntry, ResumeLink, ResumeSection } from '#sections/resumeSection.ts';
import type { ResumeData } from './data.ts';

export interface PaperRun extends Run {
  isMuted?: true;
  /** Small and monospaced, such as technologies. */
  isLabel?: true;
  /** It doesn't break, nor do whole runs beside each other. */
  isWhole?: true;
  /** A URL or a number, always left to right. */
  isLtr?: true;
  lang?: string;
}

export type Line = readonly PaperRun[];

/** Facts with dots between those on one line of paper. */
export type Facts = readonly Line[];

export interface PaperEntry {
  /** The kind of it and those that follow, if entries are grouped by kind. */
  group: string | null;
  heading: Line;
  /** Organization, place and date; then the text, unless there is only a date before it. */
  lines: readonly Facts[];
  bullets: readonly string[];
  /** Names or numbers that end the bullets, on one line. */
  names: Facts;
  tools: Line;
  career?: Career;
  lang?: string;
  /** The roles at one employer. One without a title has no heading. */
  roles: readonly PaperEntry[];
}

interface PaperSection {
  heading: string;
  blocks: readonly Block[];
  rows: readonly Facts[];
  entries: readonly PaperEntry[];
  more: Line;
}

export interface Paper extends Pick<ResumeData, 'title' | 'name' | 'lang' | 'paper' | 'summary' | 'letter'> {
  owner: Facts;
  contact: Facts;
  facts: Facts;
  sections: readonly PaperSection[];
}

/** Returns the data with every text changed, except URLs. In runs of Markdown, each word is changed, and spaces stay. */
export const changeTexts = (data: ResumeData, change: (text: string) => string, changeWord = change): ResumeData =>
  mapTexts(data, (text, field) => {
    if (field === 'words') return text.replace(/[^ \t\n]+/g, changeWord);
    return field === 'url' ? text : change(text);
  });

export const printableData = (data: ResumeData): ResumeData => changeTexts(data, printable);

/** Returns printable data for programs alone: with a hyphen in periods, since a parser lost the end after a dash. */
export const parsableData = (data: ResumeData): ResumeData =>
  mapTexts(printableData(data), (text, field) => (field === 'when' ? text.replace(/[–—]/g, '-') : text));

type RunStyle = Omit<PaperRun, 'words' | 'url'>;

const asLine = (words: string | null, style: RunStyle = {}): Line => (words === null ? [] : [{ words, ...style }]);
const linked = ({ text, url }: ResumeLink, style: RunStyle = {}): Line => [
  { words: text, ...(url && { url }), ...style },
];
const whole = (line: Line): Line => line.map((run) => ({ ...run, isWhole: true }));

const filled = <Part extends { length: number }>(parts: readonly Part[]): Part[] =>
  parts.filter(({ length }) => length);
const joined = (facts: Facts, words: string, style: RunStyle = {}): Line =>
  filled(facts).flatMap((fact, index) => (index ? [{ words, ...style }, ...fact] : fact));
export const dotted = (...facts: Line[]): Line => joined(facts, ' · ', { isMuted: true });

const sentence = /[.!?。！？।؟]$/;

/** Returns a text with some of its words in semibold. */
function textLine(text: string | null, strong = ''): Line {
  // Whole words: "Jie Li" isn't a part of "Jie Liu".
  const whole = new RegExp(`(?<!\\p{L})${inPattern(strong)}(?!\\p{L})`, 'u');
  const at = strong ? (text?.search(whole) ?? -1) : -1;
  if (!text || at < 0) return asLine(text);
  const end = at + strong.length;
  const runs = [{ words: text.slice(0, at) }, { words: strong, isBold: true as const }, { words: text.slice(end) }];
  return runs.filter(({ words }) => words);
}

type Marks = Pick<UiStrings, 'comma' | 'colon' | 'language'>;

/** Splits bullets into sentences, and names or numbers after them, which share a line; a last one alone is a bullet. */
function splitBullets(bullets: readonly string[]) {
  const end = bullets.findLastIndex((bullet) => widthOf(bullet) > 24 || sentence.test(bullet)) + 1;
  const count = end > 0 && bullets.length - end === 1 ? bullets.length : end;
  return { bullets: bullets.slice(0, count), names: bullets.slice(count).map((bullet) => asLine(bullet)) };
}

function paperEntry(entry: ResumeEntry, marks: Marks): PaperEntry {
  const { title, organization, location, when, text, technologies, links, isJob, lang, career, badge = null } = entry;
  const { comma, language } = marks;
  const ofPaper = lang ? { lang: language } : {};
  const firm = organization ? linked(organization, isJob ? { isBold: true } : {}) : [];
  const place = joined([firm, asLine(location, { isMuted: true })], comma, { isMuted: true });
  const date = [
    asLine(when, { isMuted: true, isWhole: true, ...ofPaper }),
    asLine(badge, { isMuted: true, ...ofPaper }),
  ];
  const label = { isLabel: true } as const;
  const tools = joined(
    technologies.map((name) => asLine(name, { ...label, isWhole: true })),
    listComma(marks),
    label,
  );
  const words = joined([textLine(text, entry.strong), whole(dotted(...links.map((link) => linked(link))))], ' ');
  // The line below the title has the organization and the date. The text is on the same line if there is only a date.
  const isBeside = text !== null && !place.length && !(when !== null && isJob);
  const isApart = text !== null && !isBeside;
  const lines = isBeside
    ? [[dotted(...date, words)]]
    : isApart
      ? [[place, ...date], [words]]
      : [[place, ...date, words]];
  const roles = (entry.roles ?? []).map((role) => {
    const own = paperEntry({ ...role, organization: null, location: location ? null : role.location }, marks);
    return { ...own, heading: role.organization ? own.heading : [] };
  });
  const parts = splitBullets(entry.bullets);
  const { group = null } = entry;
  return { group, heading: linked(title), lines: filled(lines.map(filled)), ...parts, tools, career, roles, lang };
}

/** Returns rows as lines. If each row has a name and at most one item that isn't a sentence, all are on one line. */
function rowLines({ rows, isBrief }: ResumeSection, marks: Marks): Facts[] {
  const lines = rows.map(({ name, url = null, items }) => {
    const facts = joined(
      items.map((item) => (typeof item === 'string' ? asLine(item) : linked(item))),
      listComma(marks),
    );
    return joined([name === null ? [] : linked({ text: name, url }, { isBold: true }), facts], marks.colon, {
      isBold: true,
    });
  });
  const isSentence = (line: Line) => sentence.test(line.at(-1)?.words ?? '');
  const [sentences, others] = [lines.filter(isSentence), lines.filter((line) => !isSentence(line))];
  if (isBrief) return filled([others, filled([joined(sentences, ' ')])]);
  const isOneLine = !sentences.length && rows.every(({ name, items }) => name !== null && items.length < 2);
  return isOneLine ? filled([others]) : lines.map((line) => [line]);
}

export function paperOf({ sections, contact, facts, role, location, lookingFor, ...data }: ResumeData): Paper {
  const marks = uiStringsFor(data.lang);
  const owner = [asLine(role, { isBold: true }), asLine(location), asLine(lookingFor, { isMuted: true })].map(whole);
  const urls = contact.map((link) => linked(link, { isLtr: true, isWhole: true }));
  return {
    ...data,
    owner: filled(owner),
    contact: urls,
    facts: facts.map(({ name, value }) =>
      joined([asLine(name, { isMuted: true }), asLine(value)], marks.colon, { isMuted: true }),
    ),
    sections: sections.map((section) => ({
      heading: section.heading,
      blocks: section.blocks ?? [],
      rows: rowLines(section, marks),
      entries: section.entries.map((entry, index, all) => {
        const isFirst = entry.group !== all[index - 1]?.group;
        return paperEntry(isFirst ? entry : { ...entry, group: undefined }, marks);
      }),
      more: section.more ? linked(section.more) : [],
    })),
  };
}
