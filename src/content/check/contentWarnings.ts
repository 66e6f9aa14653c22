import { dialled, firstNumber } from '#base/dialled.ts';
import type { Problem } from '#base/problems.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { fits, lettersOf, mostTiles } from '#sections/tile.ts';
import type { ContentFile } from '../contentFile.ts';
import type { ContentKind } from '../contentSchemas.ts';
import { type Content, filesOf } from '../readContent.ts';
import { meantAddress } from './mailDomain.ts';

type Fields = Readonly<Record<string, unknown>>;
type Warn = (path: PropertyKey[], message: string) => Problem;
type Check = (fields: Fields, today: string, warn: Warn) => Problem[];

const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsIn = (value: unknown): Fields => (isGroup(value) ? value : {});

/** A month or year as text: YAML reads a year as a number. The schema reports all else. */
function monthOf(value: unknown): string | undefined {
  return /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(String(value)) ? String(value) : undefined;
}

/** A day as text: YAML reads it as a date of its own. */
function dayOf(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}

/** Letters that say what a project is, for whom, and what is special about it; fewer are a label. */
const fewest = 80;

function descriptionWarnings({ description }: Fields, warn: Warn): Problem[] {
  const length = typeof description === 'string' ? description.trim().length : 0;
  if (length >= fewest) return [];
  const found = length ? `has ${length} characters` : 'is missing';
  return [warn(['description'], `${found}. Say in ${fewest} or more what it is, and for whom.`)];
}

/**
 * Warns of dates that have not come yet; a month or year has come with its first day.
 * @param names fields that hold a date, each with what to do
 */
function futureDates(fields: Fields, names: Readonly<Record<string, string>>, today: string, warn: Warn): Problem[] {
  return Object.entries(names).flatMap(([name, advice]) => {
    const date = monthOf(fields[name]) ?? dayOf(fields[name]);
    return date !== undefined && date > today ? [warn([name], `is in the future (${date}). ${advice}`)] : [];
  });
}

/** The same for each entry of a list. */
const futureEntries =
  (name: string, advice: string): Check =>
  ({ entries }, today, warn) =>
    (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) =>
      futureDates(fieldsIn(entry), { [name]: advice }, today, (path, message) =>
        warn(['entries', index, ...path], message),
      ),
    );

/** A link dials one number. */
function phoneWarnings({ phone }: Fields, warn: Warn): Problem[] {
  if (typeof phone !== 'string' || firstNumber(phone) === phone) return [];
  return [warn(['phone'], `has more than one number, of which ${dialled(phone)} is dialed. Keep one.`)];
}

function emailWarnings({ email }: Fields, warn: Warn): Problem[] {
  const meant = typeof email === 'string' ? meantAddress(email.trim()) : undefined;
  if (!meant) return [];
  const domain = String(email).trim().split('@').at(-1);
  return [warn(['email'], `has the domain "${domain}", so messages may not reach you. Did you mean "${meant}"?`)];
}

function securityWarnings({ security }: Fields, today: string, warn: Warn): Problem[] {
  const date = dayOf(fieldsIn(security).expires);
  if (!date || date > today) return [];
  const message = `is in the past (${date}), so nobody trusts security.txt. Set a day within a year.`;
  return [warn(['security', 'expires'], message)];
}

const drafts = 'Set `draft: true` to hide it until then.';

const kinds: Partial<Record<ContentKind, Check>> = {
  // Without photoAlt, the alt text is "Portrait of" and the name.
  site: (fields, today, warn) => [
    ...emailWarnings(fields, warn),
    ...phoneWarnings(fields, warn),
    ...securityWarnings(fields, today, warn),
  ],
  education: futureEntries('start', 'Check the year.'),
  talks: futureEntries('date', 'Check the date.'),
  awards: futureEntries('date', 'Check the date.'),
  certificates: futureEntries('date', 'Check the date.'),
  teaching: futureEntries('start', 'Check the date.'),
  volunteering: futureEntries('start', 'Check the date.'),
  projects: (fields, today, warn) => [
    ...descriptionWarnings(fields, warn),
    ...(fields.imageSrc && !fields.coverAlt
      ? [warn(['imageSrc'], 'has no alt text. Say in `coverAlt` what the cover shows.')]
      : []),
    ...futureDates(fields, { date: drafts }, today, warn),
  ],
  writing: (fields, today, warn) => futureDates(fields, { date: drafts, updated: 'Check the date.' }, today, warn),
  experience: (fields, today, warn) =>
    futureDates(fields, { start: drafts, end: 'Delete it if the entry lasts to the present.' }, today, warn),
};

/** A post's text is its page, unless the post is published elsewhere. */
function bodyWarnings({ kind, body }: ContentFile, { url }: Fields, warn: Warn): Problem[] {
  if (kind !== 'writing' || !url === Boolean(body.trim())) return [];
  if (url) return [warn(['url'], 'is set, so the body is not shown. Delete one of them.')];
  return [warn(['title'], 'has no body, so its page is empty. Write one, or set `url`.')];
}

/** Warns of what weakens a site: the field, and how to fix it. Drafts may be weak. */
export function contentWarnings(file: ContentFile, today: Date): Problem[] {
  const fields = fieldsIn(file.data);
  if (fields.draft === true) return [];
  const warn: Warn = (path, message) => file.problem(path, message, 'warning');
  const found = kinds[file.kind]?.(fields, today.toISOString().slice(0, 10), warn) ?? [];
  return [...found, ...bodyWarnings(file, fields, warn)];
}

/** Warns of projects that share a place: which comes first is then left to their dates. */
export function sameOrder(content: Content): Problem[] {
  const owners = new Map<number, string>();
  return filesOf(content, 'projects').flatMap((file): Problem[] => {
    const { order, draft } = fieldsIn(file.data);
    if (typeof order !== 'number' || draft === true) return [];
    const owner = owners.get(order);
    if (!owner) owners.set(order, file.path);
    const message = `is also the order of ${owner} (found ${order}). Give each project its own number.`;
    return owner ? [file.problem(['order'], message, 'warning')] : [];
  });
}

/** Warns of projects that the home page shows without a name; all of them must be valid, so that their order is known. */
export function missingShortTitles({ site, projects, files }: Content): Problem[] {
  const shown = projects.slice(0, mostTiles);
  return shown.flatMap((project, index): Problem[] => {
    if (project.shortTitle ?? fits(project.title, lettersOf(index + 1, shown.length + 1))) return [];
    const figure = `its place on the home page (${uiStringsFor(site?.language).figure(index + 1)})`;
    const remedy = 'Add a name of at most 9 characters, such as shortTitle: Aorta';
    const message = `shortTitle is missing, and the title is too long for ${figure}. ${remedy}`;
    const place = files.get(project.file)?.place(['title']);
    return [{ file: project.file, ...place, message, severity: 'warning' }];
  });
}
