import { folded } from '#base/characters.ts';
import { firstMonth, lastMonth, type Period, wholePeriod } from '#base/dates.ts';
import { endsWithPart } from '#base/place.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import { drawMonogram } from '#ui/monogram.ts';
import { drawEach } from '#ui/shapes.ts';
import type { ExperienceEntry } from './schema.ts';

type SortFields = Period & Pick<ExperienceEntry, 'order'>;

export const entryId = (slug: string): string => `entry-${slug}`;

/** Returns the name of a type. That of The Data Mine is the same in every language. */
export const typeName = (type: NonNullable<ExperienceEntry['type']>, { experience }: UiStrings): string =>
  type === 'the data mine' ? 'Data Mine' : experience.types[type];

export const placeOfEntry = ({ slug }: { slug: string }) => ({ page: routes.experience, id: entryId(slug) });

/** Sorts newest first: current entries, then by end, then by start, undated ones last. `order` decides ties. */
export function compareExperience(a: SortFields, b: SortFields): number {
  const start = (entry: Period) => (entry.start ? firstMonth(entry.start) : '');
  const end = (entry: Period) => (entry.end ? lastMonth(entry.end) : entry.start || entry.current ? '9999-12' : '');
  const place = ({ order = Number.MAX_VALUE }: SortFields) => order;
  return end(b).localeCompare(end(a)) || start(b).localeCompare(start(a)) || place(a) - place(b);
}

/** Returns a job without a title that is the company's name, and without a location that the company's name ends with. */
export function distinctJob<Job extends Pick<ExperienceEntry, 'title' | 'company' | 'location'>>(job: Job): Job {
  const { title, company, location } = job;
  return {
    ...job,
    title: title === company ? undefined : title,
    location: endsWithPart(company, location) ? undefined : location,
  };
}

/** A stay at one employer, with its roles in the order of the page. A single entry is one role. */
export interface Employer<Entry extends ExperienceEntry = ExperienceEntry>
  extends Pick<ExperienceEntry, 'websiteUrl' | 'location'> {
  roles: readonly [Entry, ...Entry[]];
  /** From the first start to the last end; nothing if there is a gap. */
  period: Period;
}

/** Returns how many of the newest employers are shown in full: all, or six if there are more than seven. */
export const shownEmployers = (count: number): number => (count < 8 ? count : 6);

/** Returns the company, or else the title of its first role. */
export const employerName = ({ roles: [{ title = '', company = title }] }: Employer): string => company;

/** Returns a name for comparing: Canal+ equals Canal Plus, but not Canal. */
const comparableName = ({ company = '' }: ExperienceEntry) => folded(company.replaceAll('+', ' plus ')) || company;

/** Legal forms, which people often leave out. */
const legalForm =
  /[\s,]+(inc|incorporated|corp|co|ltd|limited|llc|plc|gmbh|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|ab|oy|as)\.?$/i;

/** Returns entries whose employer is spelled otherwise in an entry before them, with that entry. */
export const otherSpellings = <Entry extends ExperienceEntry>(entries: readonly Entry[]): [Entry, Entry][] =>
  entries.flatMap((entry) => {
    const nameOf = ({ company = '' }: ExperienceEntry) => folded(company.replace(legalForm, '')) || company;
    const first = entries.find((each) => each.company && nameOf(each) === nameOf(entry)) ?? entry;
    return first.company === entry.company ? [] : [[entry, first]];
  });

/**
 * Returns stays at employers: successive entries with the same company are roles of one stay. The website is that of the
 * first role that has one.
 * @param entries in the order of the page
 * @param all all entries of the page: one that is left out still interrupts a stay
 */
export function employersOf<Entry extends ExperienceEntry>(
  entries: readonly Entry[],
  all: readonly Entry[] = entries,
): Employer<Entry>[] {
  const stays: [Entry, ...Entry[]][] = [];
  for (const entry of all) {
    const stay = stays.at(-1);
    if (stay && comparableName(entry) && comparableName(stay[0]) === comparableName(entry)) stay.push(entry);
    else stays.push([entry]);
  }
  return stays.flatMap((stay) => {
    const [first, ...others] = stay.filter((role) => entries.includes(role));
    if (!first) return [];
    const roles: typeof stay = [first, ...others];
    const websiteUrl = roles.find((role) => role.websiteUrl)?.websiteUrl;
    const places = roles.flatMap((role) => role.location ?? []);
    const isOne = new Set(places.map(folded)).size === 1;
    const { location } = distinctJob({ company: first.company, location: isOne ? places[0] : undefined });
    return { roles, websiteUrl, location, period: wholePeriod(roles) };
  });
}

/** Returns stays at employers with their monograms: the same in the showcase and on Experience. */
export const withMonograms = <Entry extends ExperienceEntry>(entries: readonly Entry[]) =>
  drawEach(employersOf(entries), employerName, (_, name, variant) => drawMonogram(name, variant));
