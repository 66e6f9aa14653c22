/** The data export of LinkedIn: a ZIP of CSV files, of which only the profile's are read, in memory. */
import { unzipSync } from 'fflate';
import { z } from 'zod';
import type { Group } from '#base/group.ts';
import { type ParsedResume, partsOf, type ResumeFile, SourceError } from './resumeFile.ts';

type Row = Readonly<Record<string, string>>;

/** The only tables that are opened, never messages, connections or contacts, and the lists that they are. */
const tables = {
  Profile: '',
  Positions: 'work',
  Education: 'education',
  Skills: 'skills',
  Projects: 'projects',
  Certifications: 'certificates',
  Languages: 'languages',
  Publications: 'publications',
  Honors: 'awards',
  Volunteering: 'volunteer',
  Recommendations_Received: 'references',
  Courses: 'Coursework',
  Organizations: 'Organizations',
  Patents: 'Patents',
  Test_Scores: 'Test scores',
  Causes_You_Care_About: 'Causes',
} as const;
type Table = keyof typeof tables;

const mostEntries = 5000;
/** Bytes of one table; a long career has about 100 KB. */
const largestTable = 5_000_000;

export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** Returns which table a file of the ZIP is, in its root or in its one folder. */
function tableOf(path: string): Table | undefined {
  const [, name] = /^(?:[^/\\]+\/)?([^/\\]+)\.csv$/i.exec(path) ?? [];
  const isNamed = (table: string) => table.toLowerCase() === name?.toLowerCase().replaceAll(' ', '_');
  return Object.keys(tables).find(isNamed) as Table | undefined;
}

/** Returns the pattern of a quoted or plain cell with its end (RFC 4180). A quote inside a plain cell is a character. */
const csvCell = () => /(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;

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
 * Reads the tables of an export of LinkedIn, and lists those that were not read.
 * @throws SourceError if the ZIP is broken, has no profile, or holds more than an export of LinkedIn would
 */
export function readLinkedIn(bytes: Buffer): ResumeFile {
  let count = 0;
  const found = new Set<Table>();
  const unread: string[] = [];
  const fail = (message: string): never => {
    throw new SourceError(message);
  };
  const filter = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    if (++count > mostEntries) fail(`is not a LinkedIn export: it has more than ${mostEntries} files`);
    const table = tableOf(name);
    if (!table || found.has(table)) {
      if (/\.csv$/i.test(name)) unread.push(name);
      return false;
    }
    if (Math.max(size, originalSize) > largestTable) fail(`is not a LinkedIn export: its ${name} is too large`);
    found.add(table);
    return true;
  };
  try {
    const files = Object.entries(unzipSync(bytes, { filter }));
    const data = Object.fromEntries(
      files.map(([path, text]) => [tableOf(path), parseCsv(new TextDecoder().decode(text))]),
    );
    return data.Profile?.length ? { data, unread } : fail('is not a LinkedIn export: it has no Profile.csv');
  } catch (error) {
    if (error instanceof SourceError) throw error;
    return fail(`is a ZIP that can't be read: ${(error as Error).message}`);
  }
}

/** Returns URLs in a cell such as `[COMPANY:https://a.example,OTHER:https://b.example]`. */
const urlsIn = (cell = '') => cell.match(/https?:\/\/[^\s,\]]+|www\.[^\s,\]]+/gi) ?? [];
const handlesIn = (cell = '') => cell.match(/[A-Za-z0-9_]+/g) ?? [];
const joined = (separator: string, ...texts: (string | undefined)[]) => texts.filter(Boolean).join(separator);

const rows = z.array(z.record(z.string(), z.string()));
const format = z.object({ Profile: rows.nonempty() }).catchall(rows);

/** Returns a row as an entry, if its columns have other names than in other formats. */
function readRow(table: string, row: Row): Group {
  const { Description = '', Name, Position, 'First Name': first, 'Last Name': last, ...others } = row;
  // A line is a statement: LinkedIn has neither lists nor wrapped lines.
  const lines = Description.split('\n').filter(Boolean);
  if (table === 'Positions' && lines.length > 1) return { ...others, highlights: lines };
  if (table === 'Organizations') return { ...others, Description, organization: Name, title: Position };
  return table === 'Recommendations_Received' ? { ...others, name: joined(' ', first, last) } : row;
}

export function fromLinkedIn(data: unknown): ParsedResume | undefined {
  const { Profile, ...others } = format.safeParse(data).data ?? {};
  if (!Profile) return undefined;
  const [profile = {}] = Profile;
  const { 'First Name': first, 'Last Name': last, Headline: label, Summary: summary, Industry } = profile;
  const isShown = ({ Status }: Row) => !Status || Status.toUpperCase() === 'VISIBLE';
  const lists: Record<string, Group[]> = {};
  for (const [table, all] of Object.entries(others)) {
    const shown = table === 'Recommendations_Received' ? all.filter(isShown) : all;
    lists[tables[table as Table]] = shown.map((row) => readRow(table, row));
  }
  // LinkedIn doesn't export which school a course belongs to.
  const { education = [], Coursework = [] } = lists;
  if (education.length === 1) {
    lists.education = [{ ...education[0], courses: Coursework.map(({ Name }) => Name) }];
    delete lists.Coursework;
  }
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
    parts: partsOf(lists),
  };
}
