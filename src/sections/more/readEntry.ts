import { room } from '#base/fields.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { oneLine } from '#base/resumeText/text.ts';
import type { Draft } from '../draft.ts';
import { period } from '../resumeEntries.ts';
import { sentences } from '../section.ts';

/** The fields of an entry, and other names that people give to them. */
const names = {
  title: 'name position role label activity event course degree subject award certificate',
  organization: 'organisation institution company employer issuer awarder publisher school club entity provider',
  location: 'city place',
  date: 'year releasedate when period dates',
  start: 'startdate from begin since',
  end: 'enddate to until finish',
  url: 'link website homepage href',
  text: 'summary description details content note notes comment',
};
type Field = keyof typeof names;

const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const meaning = (name: string) =>
  (Object.keys(names) as Field[]).find((field) => field === name || names[field].split(' ').includes(folded(name)));

/** Returns the name of a field as people write it: `Military service` of `militaryService`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
  const [first = '', ...rest] = words.map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()));
  return [first.replace(/^./u, (letter) => letter.toUpperCase()), ...rest].join(' ');
}

/** Returns any value in words: a group as its fields with their names. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  if (typeof value !== 'object') return oneLine(String(value));
  const fields = Object.entries(value).map(([name, inner]) => `${labelOf(name)}: ${inWords(inner)}`);
  return fields.join(', ');
}

/** Sorts the fields of an entry into those that it knows, and others. */
function sort(entry: object) {
  const known: { [Name in Field]?: string } = {};
  const others: string[] = [];
  for (const [name, value] of Object.entries(entry)) {
    const field = meaning(name);
    const said = inWords(value);
    if (!said) continue;
    if (field && known[field] === undefined && typeof value !== 'object') known[field] = said;
    else others.push(`${labelOf(name)}: ${said}`);
  }
  return { known, others };
}

/**
 * Returns an entry of a list that JSON Resume does not name, as `content/more/` has it; what fits no field becomes text.
 * @param at the entry, as the owner would point at it
 */
export function readEntry(entry: unknown, at: string, draft: Draft): object | undefined {
  const { known, others } = sort(typeof entry === 'object' && entry !== null ? entry : { text: entry });
  const { location, date, start, end, url } = known;
  const organization = [known.organization, location].filter(Boolean).join(', ');
  const isPeriod = start !== undefined || end !== undefined;
  if (isPeriod && date) others.push(`Date: ${date}`);
  const read = period(at, { startDate: start, endDate: isPeriod ? end : date }, draft);
  const dates = isPeriod || read.start ? { start: read.start, end: read.end } : { date: read.end };
  const beyond: string[] = [];
  const lead = known.title || organization ? undefined : splitLead(known.text ?? others.shift() ?? '', room.item);
  const title = draft.line(at, known.title ?? (organization || lead?.lead), room.item, beyond);
  if (!title) return undefined;
  const where = known.title ? draft.line(at, organization, room.item, beyond) : undefined;
  const text = lead && known.text ? lead.rest : known.text;
  return {
    title,
    organization: where,
    ...dates,
    url: draft.address(`${at}.url`, url),
    // A text alone stays as it is.
    text: others.length || beyond.length ? sentences(...beyond, text, ...others) : text || undefined,
  };
}
