/** The data export of LinkedIn: a ZIP of CSV files, of which only the profile's are read, in memory. */
import { unzipSync } from 'fflate';
import { partsNamed } from './headings.ts';
import { partsOf, type ResumeFile, type ResumePart, SourceError } from './resumeFile.ts';

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

/** Returns URLs in a cell such as `[COMPANY:https://a.example,OTHER:https://b.example]`. */
const urlsIn = (cell = '') => cell.match(/https?:\/\/[^\s,\]]+|www\.[^\s,\]]+/gi) ?? [];
const handlesIn = (cell = '') => cell.match(/[A-Za-z0-9_]+/g) ?? [];
const joined = (separator: string, ...texts: (string | undefined)[]) => texts.filter(Boolean).join(separator);

function basicsOf({
  'First Name': first,
  'Last Name': last,
  Headline: label,
  Summary: summary,
  'Geo Location': location,
  Websites: websites,
  'Twitter Handles': handles,
  'Instant Messengers': _,
  ...others
}: Row) {
  return {
    name: joined(' ', first, last),
    label,
    summary,
    location,
    profiles: [
      ...urlsIn(websites).map((url) => ({ url })),
      ...handlesIn(handles).map((username) => ({ network: 'X', username, url: `https://x.com/${username}` })),
    ],
    ...others,
  };
}

/** Returns a row under other names; what is not renamed keeps its own. */
function renamed(row: Row, names: Readonly<Record<string, string>>): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]));
}

/**
 * Reads the tables of an export of LinkedIn, and lists those that were not read.
 * @throws SourceError if the ZIP can't be read, or has no profile
 */
export function readLinkedIn(bytes: Buffer): ResumeFile {
  const { all, unread } = readTables(bytes);
  const [profile] = all.get('Profile') ?? [];
  if (!profile) throw new SourceError('is not a LinkedIn export: it has no Profile.csv');
  // What is neither text nor list is reported.
  const messengers = profile['Instant Messengers'] ? [{ name: 'instant messengers', value: 1 }] : [];
  const resume = { basics: basicsOf(profile), parts: [...partsIn(all), ...messengers] };
  return { data: undefined, resume, unread, position: () => undefined };
}

function partsIn(all: Tables): ResumePart[] {
  const rows = (table: Table, names = {}) => (all.get(table) ?? []).map((row) => renamed(row, names));
  const courses = rows('Courses').flatMap(({ Name }) => Name || []);
  const education = rows('Education').map(({ Notes, Activities, ...row }) => ({
    ...row,
    summary: joined('\n\n', Notes, Activities),
  }));
  // LinkedIn doesn't export which school a course belongs to.
  const [only] = education.length === 1 ? education : [];
  const lists = {
    work: rows('Positions', { Description: 'summary' }),
    education: only ? [{ ...only, courses }] : education,
    skills: rows('Skills'),
    projects: rows('Projects'),
    certificates: rows('Certifications', { 'Started On': 'date', 'Finished On': 'expires' }),
    languages: rows('Languages'),
    publications: rows('Publications', { 'Published On': 'releaseDate' }),
    awards: rows('Honors', { 'Issued On': 'date' }),
    volunteer: rows('Volunteering'),
    references: rows('Recommendations_Received')
      .filter(({ Status }) => !Status || Status.toUpperCase() === 'VISIBLE')
      .map((row) => ({
        name: joined(' ', row['First Name'], row['Last Name']),
        role: joined(', ', row['Job Title'], row.Company),
        reference: row.Text,
      })),
  };
  // These have no list in JSON Resume; a section may have one of that name.
  const others = {
    Coursework: only ? [] : courses.map((title) => ({ title })),
    Organizations: rows('Organizations', { Name: 'organization', Position: 'title' }),
    Patents: rows('Patents', { 'Issue Date': 'date' }),
    'Test scores': rows('Test_Scores'),
    Causes: rows('Causes_You_Care_About', { 'Supported Cause': 'title' }),
  };
  return [...partsOf(lists), ...partsNamed(others)];
}
