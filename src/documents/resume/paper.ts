/** The résumé as lines in reading order: the common layout of PDF, Word and plain text. */
import type { Block, Run } from '#base/markdown/blocks.ts';
import { listComma, type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { printable } from '#content/resumeFonts/printable.ts';
import { mapTexts } from '#content/values.ts';
import type { ResumeEntry, ResumeLink, ResumeSection } from '#sections/resumeSection.ts';
import type { ResumeData } from './data.ts';

export interface PaperRun extends Run {
  isMuted?: true;
  /** Small and monospaced, such as technologies. */
  isLabel?: true;
  isWhole?: true;
  /** A URL or a number, always left to right. */
  isLtr?: true;
  lang?: string;
}

export type Line = readonly PaperRun[];

export interface PaperEntry {
  heading: Line;
  /** Date, organization and place; then the text, unless it fits on the same line; then the technologies. */
  lines: readonly Line[];
  bullets: readonly string[];
  lang?: string;
  /** The roles at one employer, joined by a line. One without a title has no heading. */
  roles: readonly PaperEntry[];
}

interface PaperSection {
  heading: string;
  blocks: readonly Block[];
  rows: readonly Line[];
  entries: readonly PaperEntry[];
  more: Line;
}

export interface Paper extends Pick<ResumeData, 'title' | 'name' | 'lang' | 'paper' | 'summary'> {
  owner: Line;
  contact: Line;
  facts: Line;
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

const joined = (facts: readonly Line[], words: string, style: RunStyle = {}): Line =>
  facts.filter(({ length }) => length).flatMap((fact, index) => (index ? [{ words, ...style }, ...fact] : fact));
const dotted = (...facts: Line[]): Line => joined(facts, ' · ', { isMuted: true });

type Marks = Pick<UiStrings, 'comma' | 'colon' | 'language'>;

function paperEntry(entry: ResumeEntry, marks: Marks): PaperEntry {
  const { title, organization, location, when, text, technologies, links, bullets, isJob, lang, badge = null } = entry;
  const { comma, language } = marks;
  const ofPaper = lang ? { lang: language } : {};
  const firm = organization ? linked(organization, organization.url === null ? { isMuted: true } : {}) : [];
  const place = joined([firm, asLine(location, { isMuted: true })], comma, { isMuted: true });
  const date = dotted(
    asLine(when, { isMuted: true, isWhole: true, ...ofPaper }),
    asLine(badge, { isMuted: true, ...ofPaper }),
  );
  const label = { isLabel: true } as const;
  const tools = joined(
    technologies.map((name) => asLine(name, { ...label, isWhole: true })),
    listComma(marks),
    label,
  );
  const words = joined([asLine(text), dotted(...links.map((link) => whole(linked(link))))], ' ');
  // The line below the title starts with the date. The text is on the same line if there is little else.
  const isApart = text !== null && (place.length > 0 || (when !== null && isJob === true));
  const lines = isApart ? [dotted(date, place), words, tools] : [dotted(date, place, words), tools];
  const roles = (entry.roles ?? []).map((role) => {
    const own = paperEntry({ ...role, organization: null, location: location ? null : role.location }, marks);
    return { ...own, heading: role.organization ? own.heading : [] };
  });
  return { heading: linked(title), lines: lines.filter(({ length }) => length), bullets, roles, lang };
}

/** Returns rows as lines. If each row has a name and at most one item that isn't a sentence, all are on one line. */
function rowLines(rows: ResumeSection['rows'], marks: Marks): Line[] {
  const lines = rows.map(({ name, url = null, items }) => {
    const facts = joined(
      items.map((item) => (typeof item === 'string' ? asLine(item) : linked(item))),
      listComma(marks),
    );
    return joined([name === null ? [] : linked({ text: name, url }, { isBold: true }), facts], marks.colon, {
      isBold: true,
    });
  });
  const isSentence = (item: string | ResumeLink) => typeof item === 'string' && /[.。]$/.test(item);
  const areShort = rows.every(({ name, items }) => name !== null && items.length < 2 && !items.some(isSentence));
  return rows.length && areShort ? [dotted(...lines)] : lines;
}

export function paperOf({ sections, contact, facts, role, location, lookingFor, ...data }: ResumeData): Paper {
  const marks = uiStringsFor(data.lang);
  const owner = [asLine(role, { isBold: true }), asLine(location), asLine(lookingFor, { isMuted: true })].map(whole);
  const urls = contact.map((link) => linked(link, { isLtr: true, isWhole: true }));
  return {
    ...data,
    owner: dotted(...owner),
    contact: dotted(...urls),
    facts: dotted(
      ...facts.map(({ name, value }) =>
        joined([asLine(name, { isMuted: true }), asLine(value)], marks.colon, { isMuted: true }),
      ),
    ),
    sections: sections.map(({ heading, blocks = [], rows, entries, more }) => ({
      heading,
      blocks,
      rows: rowLines(rows, marks),
      entries: entries.map((entry) => paperEntry(entry, marks)),
      more: more ? linked(more) : [],
    })),
  };
}
