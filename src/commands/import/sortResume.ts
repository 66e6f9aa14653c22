/**
 * Sorts a résumé in one pass: each field goes to the section that takes it, unknown text goes with its entry or into a
 * custom section, and the rest is reported.
 */
import { type Group, isGroup } from '#base/group.ts';
import { extension } from '#base/resumeText/clean.ts';
import { type Entry, meantBy } from '#base/resumeText/fields.ts';
import { isOfFile, isProgramData } from '#base/resumeText/programData.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { labelOf, linesOf } from '#sections/more/inWords.ts';
import { moreEntryPart } from '#sections/more/readEntry.ts';
import type { basics } from '#sections/owner/jsonResume.ts';
import { ownerStrings } from '#sections/owner/uiStrings.ts';
import type { Reports } from '#sections/reports.ts';
import type { JsonResumeList } from '#sections/section.ts';
import { languagesOf } from './languages.ts';
import { basicsIn, sortBasics } from './sortBasics.ts';
import { entriesOf, isGroups, sortEntry } from './sortEntry.ts';
import { forPeople, type Path, SeveralLanguages } from './sortFields.ts';

/** A résumé, sorted by section. */
export interface Resume {
  basics: Entry<typeof basics.fields>;
  /** Entries by the name of their list; blank ones are undefined. */
  lists: ReadonlyMap<string, readonly (Group | undefined)[]>;
}

const lists: ReadonlyMap<string, JsonResumeList<never>> = new Map(
  jsonResumeLists.map((section) => [section.list, section]),
);
const listNames = Object.fromEntries(jsonResumeLists.map(({ list, names = '' }) => [list, names]));
/** Returns the list that a name means. */
const listMeant = (name: string) => meantBy(name, [...lists.keys()], listNames);

/** Returns a résumé with the lists under `x-vitrine` at the top level, unless there are such. */
export function withExtensions(resume: Group): Group {
  const { [extension]: own, ...fields } = resume;
  if (!isGroup(own)) return resume;
  const [moved, left] = [true, false].map((moves) =>
    Object.fromEntries(
      Object.entries(own).filter(([name]) => moves === (lists.has(name) && fields[name] === undefined)),
    ),
  );
  return { ...fields, ...moved, ...(Object.keys(left ?? {}).length && { [extension]: left }) };
}

/** Returns what a group says in the place of a list, beside the lists in it. */
function besideEntries(value: unknown): Group | undefined {
  if (!isGroup(value) || !Object.values(value).some(isGroups)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => !isGroups(each)));
}

const bulletList = (lines: readonly string[]) =>
  lines.map((line) => `- ${line.replace(/^```|^~~~/, '\\$&')}`).join('\n') || undefined;

/** Returns the sections of the owner's own that a value makes: lists of groups in it are sections of their own. */
function ownSections(name: string, value: unknown): Group[] {
  const heading = labelOf(name);
  if (typeof value === 'string') return [{ heading, body: value }];
  if (Array.isArray(value)) {
    if (!isGroups(value)) return [{ heading, body: bulletList(linesOf('', value)) }];
    return [{ heading, entries: value.filter((entry) => entry !== undefined) }];
  }
  if (!isGroup(value)) return [];
  const fields = Object.entries(value);
  const told = fields.filter(([, inner]) => !isGroups(inner)).flatMap(([field, inner]) => linesOf(field, inner));
  return [
    { heading, body: bulletList(told) },
    ...fields.filter(([, inner]) => isGroups(inner)).flatMap(([field, inner]) => ownSections(field, inner)),
  ];
}

/** Whether a list is one of sections, as the site writes them. */
const areSections = (value: unknown) =>
  Array.isArray(value) && value.every((each) => isGroup(each) && 'heading' in each);

/** Returns a section of the owner's own with its entries sorted. */
function sortSection(section: Group, path: Path, reports: Reports): Group {
  const { entries } = section;
  if (!Array.isArray(entries)) return section;
  const at = String(section.heading);
  const sorted = (entriesOf(moreEntryPart, entries) ?? []).map((entry, index) =>
    isGroup(entry) ? sortEntry(moreEntryPart, entry, [...path, 'entries', index], at, reports) : undefined,
  );
  return { ...section, entries: sorted };
}

/** Fields about the file, not the person; the language is read earlier. */
const notContent = ['$schema', 'meta', 'basics'];

/**
 * @param resume without blanks
 * @throws SeveralLanguages
 */

export function sortResume(resume: Group, reports: Reports): Resume {
  const { basics: person, rest } = basicsIn(resume, (name) => listMeant(name) !== undefined);
  const { known, details } = sortBasics(person, reports);
  const sorted = new Map<string, (Group | undefined)[]>();
  const seen = new Map<string, string[]>();
  const own: Group[] = [];
  const fields = Object.entries(rest)
    .filter(([name, value]) => !notContent.includes(name) && value !== undefined)
    .map(([name, value]) => ({ name, value, list: listMeant(name) ?? '' }));
  // Further lists of a kind follow the first, without what that has too.
  for (const { name, value, list } of fields.toSorted(
    (a, b) => Number(b.name === b.list) - Number(a.name === a.list),
  )) {
    const part = name === 'more' && !areSections(value) ? undefined : lists.get(list);
    const entries = part && entriesOf(part, value);
    if (part && entries) {
      const known = seen.get(list) ?? [];
      const added = entries.map((entry, index) => {
        if (!isGroup(entry) || known.includes(JSON.stringify(entry))) return undefined;
        const path = [name, index];
        const at = `${list}[${(sorted.get(list)?.length ?? 0) + index + 1}]`;
        return list === 'more' ? sortSection(entry, path, reports) : sortEntry(part, entry, path, at, reports);
      });
      seen.set(list, [...known, ...entries.map((entry) => JSON.stringify(entry))]);
      sorted.set(list, [...(sorted.get(list) ?? []), ...added]);
      const beside = besideEntries(value);
      if (beside) own.push(...ownSections(name, forPeople(beside, name, reports)));
    } else if (languagesOf(value).length && part) throw new SeveralLanguages([name], languagesOf(value));
    else if (isOfFile(name) || isProgramData(name, value)) reports.omitProgramData(name);
    else if (typeof value === 'number' || name === extension)
      reports.omit(name === extension ? name : `${labelOf(name)}: ${String(value)}`, value);
    else
      own.push(
        ...ownSections(name, forPeople(value, name, reports)).map((section) => sortSection(section, [name], reports)),
      );
  }
  if (details.length) own.push({ heading: ownerStrings(reports.language).details, body: bulletList(details) });
  const told = own.filter(({ body, entries }) => body || (Array.isArray(entries) && entries.length));
  sorted.set('more', [...(sorted.get('more') ?? []), ...told]);
  // Every field was parsed with its schema.
  return { basics: known as Resume['basics'], lists: sorted };
}
