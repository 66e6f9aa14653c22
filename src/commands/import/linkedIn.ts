/** The data export of LinkedIn: a ZIP of CSV files, of which only the profile's are read, in memory. */
import { unzipSync } from 'fflate';
import { z } from 'zod';
import type { Group } from '#base/group.ts';
import { type ParsedResume, partsOf, type ResumeFile, SourceError } from './resumeFile.ts';

type Row = Readonly<Record<string, string>>;

/** The only tables that are opened: never messages, connections or contacts. */
const tables = [
  'Profile',
  'Positions',
  'Education',
  'Skills',
  'Projects',
  'Certifications',
  'Languages',
  'Publications',
  'Honors',
  'Volunteering',
  'Courses',
  'Recommendations_Received',
  'Organizations',
  'Patents',
  'Test_Scores',
  'Causes_You_Care_About',
] as const;
type Table = (typeof tables)[number];
type Tables = ReadonlyMap<Table, readonly Row[]>;

const mostEntries = 5000;
/** Bytes of one table; a long career has about 100 KB. */
const largestTable = 5_000_000;
/** Largest compression ratio; text has about 10. */
const strongestCompression = 200;

export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** Returns which table a file of the ZIP is, in its root or in its one folder. */
function tableOf(path: string): Table | undefined {
  const [, name] = /^(?:[^/\\]+\/)?([^/\\]+)\.csv$/i.exec(path) ?? [];
  // Some exports have a space where others have an underscore.
  return tables.find((table) => table.toLowerCase() === name?.toLowerCase().replaceAll(' ', '_'));
}

/** Returns the pattern of a quoted or plain cell with its end (RFC 4180). A quote inside a plain cell is a character. */
const csvCell = () => /(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;

/** Returns the rows of a CSV text below its first, each by the names in that one. Line breaks in quotes stay. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const next = csvCell();
  while (next.lastIndex < text.length) {
    const [, quoted, plain = '', end] = next.exec(text) ?? [];
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length) rows.push(row);
  const [names = [], ...others] = rows;
  // Loops over the cells, since a row can be shorter than the header.
  return others.map((cells) =>
    Object.fromEntries(cells.slice(0, names.length).map((text, index) => [names[index]?.trim(), text.trim()])),
  );
}

/**
 * Reads the tables of a ZIP.
 * @throws SourceError if the ZIP is broken, or holds more than an export of LinkedIn would
 */
function readTables(bytes: Buffer): { all: Tables; unread: string[] } {
  let count = 0;
  const found = new Set<Table>();
  const unread: string[] = [];
  const filter = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    if (++count > mostEntries) throw new SourceError(`is not a LinkedIn export: it has more than ${mostEntries} files`);
    const table = tableOf(name);
    if (!table || found.has(table)) {
      if (/\.csv$/i.test(name)) unread.push(name);
      return false;
    }
    if (Math.max(size, originalSize) > largestTable || originalSize > size * strongestCompression)
      throw new SourceError(`is not a LinkedIn export: its ${name} is too large`);
    found.add(table);
    return true;
  };
  try {
    const files = Object.entries(unzipSync(bytes, { filter }));
    const all = new Map(
      files.flatMap(([path, text]): [Table, Row[]][] => {
        const table = tableOf(path);
        // Decoding removes the byte order mark.
        return table ? [[table, parseCsv(new TextDecoder().decode(text))]] : [];
      }),
    );
    return { all, unread };
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`is a ZIP that can't be read: ${(error as Error).message}`);
  }
}

/**
 * Reads the tables of an export of LinkedIn, and lists those that were not read.
 * @throws SourceError if the ZIP can't be read, or has no profile
 */
export function readLinkedIn(bytes: Buffer): ResumeFile {
  const { all, unread } = readTables(bytes);
  if (!all.get('Profile')?.length) throw new SourceError('is not a LinkedIn export: it has no Profile.csv');
  return { data: Object.fromEntries(all), unread };
}

/** Returns URLs in a cell such as `[COMPANY:https://a.example,OTHER:https://b.example]`. */
const urlsIn = (cell = '') => cell.match(/https?:\/\/[^\s,\]]+|www\.[^\s,\]]+/gi) ?? [];
const handlesIn = (cell = '') => cell.match(/[A-Za-z0-9_]+/g) ?? [];
const joined = (separator: string, ...texts: (string | undefined)[]) => texts.filter(Boolean).join(separator);

/** Returns a row under other names; what is not renamed keeps its own. */
const renamed = (row: Row, names: Readonly<Record<string, string>>): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]));

const format = z.looseObject({
  Profile: z.tuple([z.record(z.string(), z.string())]),
  ...Object.fromEntries(tables.slice(1).map((table) => [table, z.array(z.record(z.string(), z.string())).optional()])),
});

/** Reads the tables of an export of LinkedIn; undefined for any other data. */
export function fromLinkedIn(data: unknown): ParsedResume | undefined {
  const { Profile, ...others } = format.safeParse(data).data ?? {};
  const [profile] = Profile ?? [];
  if (!profile) return undefined;
  const rows = (table: Table, names = {}): Row[] =>
    ((others as Record<string, Row[] | undefined>)[table] ?? []).map((row) => renamed(row, names));
  const courses = rows('Courses').flatMap(({ Name }) => Name || []);
  const education = rows('Education').map(
    ({ Notes, Activities, ...row }): Group => ({
      ...row,
      summary: joined('\n\n', Notes, Activities),
    }),
  );
  // LinkedIn doesn't export which school a course belongs to.
  const [only] = education.length === 1 ? education : [];
  const { 'First Name': first, 'Last Name': last, Headline: label, Summary: summary, Industry } = profile;
  return {
    basics: {
      name: joined(' ', first, last),
      label,
      summary,
      Industry,
      location: profile['Geo Location'],
      profiles: [
        ...urlsIn(profile.Websites).map((url) => ({ url })),
        ...handlesIn(profile['Twitter Handles']).map((username) => ({ network: 'X', username })),
      ],
    },
    parts: partsOf({
      // A line is a statement: LinkedIn has neither lists nor wrapped lines.
      work: rows('Positions').map(({ Description: text = '', ...row }): Group => {
        const lines = text.split('\n').filter(Boolean);
        return { ...row, ...(lines.length > 1 ? { highlights: lines } : { summary: text }) };
      }),
      education: only ? [{ ...only, courses }] : education,
      skills: rows('Skills'),
      projects: rows('Projects'),
      certificates: rows('Certifications'),
      languages: rows('Languages'),
      publications: rows('Publications'),
      awards: rows('Honors'),
      volunteer: rows('Volunteering'),
      references: rows('Recommendations_Received')
        .filter(({ Status }) => !Status || Status.toUpperCase() === 'VISIBLE')
        .map((row) => ({
          name: joined(' ', row['First Name'], row['Last Name']),
          role: joined(', ', row['Job Title'], row.Company),
          reference: row.Text,
        })),
      Coursework: only ? [] : courses.map((title) => ({ title })),
      Organizations: rows('Organizations', { Name: 'organization', Position: 'title' }),
      Patents: rows('Patents'),
      'Test scores': rows('Test_Scores'),
      Causes: rows('Causes_You_Care_About', { 'Supported Cause': 'title' }),
    }),
  };
}
