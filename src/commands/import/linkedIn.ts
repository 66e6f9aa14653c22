/** The data export of LinkedIn: a ZIP of CSV files, of which only the profile's are read, in memory. */
import { unzipSync } from 'fflate';
import { parseCsv } from './csv.ts';
import { JsonError } from './readJson.ts';

type Row = Readonly<Record<string, string>>;

/** All that is opened: never messages, connections or contacts. */
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
] as const;
type Table = (typeof tables)[number];

const mostEntries = 5000;
/** Bytes of one table; a long career has some 100 KB. */
const largestTable = 5_000_000;
/** Text becomes about a tenth. */
const strongestCompression = 200;

export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\x03\x04';

/** Returns which table a file of the ZIP is, in its root or in its one folder. */
function tableOf(path: string): Table | undefined {
  const [, name] = /^(?:[^/\\]+\/)?([^/\\]+)\.csv$/i.exec(path) ?? [];
  // Some exports have a space where others have an underscore.
  return tables.find((table) => table.toLowerCase() === name?.toLowerCase().replaceAll(' ', '_'));
}

/** @throws JsonError if the ZIP is broken, or holds more than an export of LinkedIn would */
function readTables(bytes: Buffer): ReadonlyMap<Table, Row[]> {
  let count = 0;
  const found = new Set<Table>();
  const filter = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    if (++count > mostEntries) throw new JsonError(`is not a LinkedIn export: it has more than ${mostEntries} files`);
    const table = tableOf(name);
    if (!table || found.has(table)) return false;
    if (Math.max(size, originalSize) > largestTable || originalSize > size * strongestCompression)
      throw new JsonError(`is not a LinkedIn export: its ${name} is too large`);
    found.add(table);
    return true;
  };
  try {
    const files = Object.entries(unzipSync(bytes, { filter }));
    return new Map(
      files.flatMap(([path, text]): [Table, Row[]][] => {
        const table = tableOf(path);
        // Decoding takes the byte order mark away.
        return table ? [[table, parseCsv(new TextDecoder().decode(text))]] : [];
      }),
    );
  } catch (error) {
    if (error instanceof JsonError) throw error;
    throw new JsonError(`is a ZIP that cannot be read: ${(error as Error).message}`);
  }
}

/** Returns addresses in a cell such as `[COMPANY:https://a.example,OTHER:https://b.example]`. */
const addressesIn = (cell = '') => cell.match(/https?:\/\/[^\s,\]]+|www\.[^\s,\]]+/gi) ?? [];
const handlesIn = (cell = '') => cell.match(/[A-Za-z0-9_]+/g) ?? [];
const period = (row: Row) => ({ startDate: row['Started On'], endDate: row['Finished On'] });
const joined = (separator: string, ...texts: (string | undefined)[]) => texts.filter(Boolean).join(separator);

function basicsOf(profile: Row) {
  return {
    name: joined(' ', profile['First Name'], profile['Last Name']),
    label: profile.Headline,
    summary: profile.Summary,
    location: profile['Geo Location'],
    profiles: [
      ...addressesIn(profile.Websites).map((url) => ({ url })),
      ...handlesIn(profile['Twitter Handles']).map((username) => ({
        network: 'X',
        username,
        url: `https://x.com/${username}`,
      })),
    ],
    industry: profile.Industry,
  };
}

/**
 * Returns the profile in an export of LinkedIn as JSON Resume.
 * @throws JsonError if the ZIP can't be read, or has no profile
 */
export function readLinkedIn(bytes: Buffer): Record<string, unknown> {
  const all = readTables(bytes);
  const rows = (table: Table) => all.get(table) ?? [];
  const [profile] = rows('Profile');
  if (!profile) throw new JsonError('is not a LinkedIn export: it has no Profile.csv');
  const courses = rows('Courses').flatMap(({ Name }) => Name || []);
  const education = rows('Education').map((row) => ({
    institution: row['School Name'],
    studyType: row['Degree Name'],
    startDate: row['Start Date'],
    endDate: row['End Date'],
    summary: joined('\n\n', row.Notes, row.Activities),
  }));
  // Which school a course belongs to, LinkedIn does not say.
  const [only] = education.length === 1 ? education : [];
  return {
    basics: basicsOf(profile),
    work: rows('Positions').map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      ...period(row),
      summary: row.Description,
    })),
    education: only ? [{ ...only, courses }] : education,
    skills: rows('Skills').map(({ Name }) => ({ name: Name })),
    projects: rows('Projects').map((row) => ({
      name: row.Title,
      description: row.Description,
      url: row.Url,
      ...period(row),
    })),
    certificates: rows('Certifications').map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      url: row.Url,
      date: row['Started On'],
      expires: row['Finished On'],
      licenseNumber: row['License Number'],
    })),
    languages: rows('Languages').map(({ Name, Proficiency }) => ({ language: Name, fluency: Proficiency })),
    publications: rows('Publications').map((row) => ({
      name: row.Name,
      publisher: row.Publisher,
      releaseDate: row['Published On'],
      url: row.Url,
      summary: row.Description,
    })),
    awards: rows('Honors').map((row) => ({ title: row.Title, date: row['Issued On'], summary: row.Description })),
    volunteer: rows('Volunteering').map((row) => ({
      organization: row['Company Name'],
      position: row.Role,
      ...period(row),
      summary: row.Description,
      cause: row.Cause,
    })),
    references: rows('Recommendations_Received')
      .filter(({ Status }) => !Status || Status.toUpperCase() === 'VISIBLE')
      .map((row) => ({
        name: joined(' ', row['First Name'], row['Last Name']),
        role: joined(', ', row['Job Title'], row.Company),
        reference: row.Text,
      })),
    ...(!only && courses.length && { coursework: courses.map((name) => ({ name })) }),
  };
}
