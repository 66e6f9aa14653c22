/**
 * Sorts a résumé in one pass: each field goes to the section that takes it, unknown text goes with its entry or into a
 * custom section, and the rest is reported.
 */
import { type Group, isGroup } from '#base/group.ts';
import { extension } from '#base/resume/clean.ts';
import { fieldsBySpelling, foldedName, type ReadEntry } from '#base/resume/fields.ts';
import { fieldLabel, fieldLines } from '#base/resume/inWords.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { moreJsonResume } from '#sections/more/jsonResume.ts';
import { moreEntryPart } from '#sections/more/readEntry.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import type { Reports } from '#sections/reports.ts';
import { listCalled } from './headings.ts';
import { isOfFile, isProgramData } from './programData.ts';
import type { ParsedResume } from './resumeFile.ts';
import { basicsIn, sortBasics } from './sortBasics.ts';
import { entriesAsFields, isGroups, sortEntry } from './sortEntry.ts';
import { forPeople, matchFields } from './sortFields.ts';

/** A résumé, sorted by section. */
export interface Resume {
  basics: ReadEntry<typeof basics.fields>;
  /** Entries by the name of their list; blank ones are undefined. */
  lists: ReadonlyMap<string, readonly (Group | undefined)[]>;
}

/** Returns the fields of a group in the place of a list, without the lists in it. */
function besideEntries(value: unknown): Group | undefined {
  if (!isGroup(value) || !Object.values(value).some(isGroups)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => !isGroups(each)));
}

const bulletList = (lines: readonly string[]) =>
  lines.map((line) => `- ${line.replace(/^```|^~~~/, '\\$&')}`).join('\n') || undefined;

/** Returns the custom sections that a value makes: lists of groups in it are sections of their own. */
function customSections(name: string, value: unknown): Group[] {
  const heading = fieldLabel(name);
  if (typeof value === 'string') return [{ heading, body: value }];
  if (isGroups(value)) return [{ heading, entries: value.filter((entry) => entry !== undefined) }];
  const fields = Object.entries(isGroup(value) ? value : { '': value });
  const [lists, texts] = [true, false].map((isList) => fields.filter(([, inner]) => isGroups(inner) === isList));
  const body = bulletList((texts ?? []).flatMap(([field, inner]) => fieldLines(field, inner)));
  return [
    ...(body ? [{ heading, body }] : []),
    ...(lists ?? []).flatMap(([field, inner]) => customSections(field, inner)),
  ];
}

/** Returns whether a list is one of sections, as the site writes them. */
const areSections = (value: unknown): value is Group[] =>
  Array.isArray(value) && value.every((each) => isGroup(each) && 'heading' in each);

/** Returns a custom section with its entries sorted. */
function sortSection(section: Group, reports: Reports): Group {
  const at = String(section.heading);
  const fields = matchFields(moreJsonResume, section);
  const entries = entriesAsFields(moreEntryPart, fields.find(({ field }) => field === 'entries')?.value);
  const others = entries ? fields.filter(({ field }) => field !== 'entries') : fields;
  const sorted = entries?.map((entry) => entry && sortEntry(moreEntryPart, entry, at, reports));
  return { ...sortEntry(moreJsonResume, others, at, reports), ...(sorted && { entries: sorted }) };
}

/**
 * Returns a résumé with each value in the field that it belongs to.
 * @param resume without blanks
 */
export function sortResume(resume: ParsedResume, reports: Reports): Resume {
  const fields = fieldsBySpelling(basics);
  const top = resume.parts.map((part) => ({
    ...part,
    field: part.list ? undefined : fields.get(foldedName(part.name)),
  }));
  const { person, rest } = basicsIn(resume.basics, top);
  const { known, details } = sortBasics(person, reports);
  const sorted = new Map<string, (Group | undefined)[]>();
  const seen = new Set<string>();
  const listed: Group[] = [];
  const custom: Group[] = [];
  const addCustom = (name: string, value: unknown) =>
    custom.push(...customSections(name, forPeople(value, name, reports)).map((each) => sortSection(each, reports)));
  // Further lists of a kind follow the first, without the entries that it already has.
  for (const { name, value, list } of rest.toSorted((a, b) => Number(b.name === b.list) - Number(a.name === a.list))) {
    const part = list === moreJsonResume.list ? undefined : listCalled(list);
    const entries = part && entriesAsFields(part, value);
    if (part && entries) {
      const before = sorted.get(part.list) ?? [];
      const texts = entries.map((entry) => part.list + JSON.stringify(entry));
      const added = entries.map((entry, index) =>
        entry && !seen.has(texts[index] ?? '')
          ? sortEntry(part, entry, `${part.list}[${before.length + index + 1}]`, reports)
          : undefined,
      );
      for (const text of texts) seen.add(text);
      sorted.set(part.list, [...before, ...added]);
      const beside = besideEntries(value);
      if (beside) addCustom(name, beside);
    } else if (list === moreJsonResume.list && areSections(value))
      listed.push(...value.map((section) => sortSection(section, reports)));
    else if (isOfFile(name) || isProgramData(name, value)) reports.omitProgramData(name);
    else if (typeof value === 'number' || name === extension)
      reports.omit(name === extension ? name : `${fieldLabel(name)}: ${String(value)}`, value);
    else addCustom(name, value);
  }
  if (details.length) custom.push({ heading: uiStringsFor(reports.language).owner.details, body: bulletList(details) });
  sorted.set(moreJsonResume.list, [...listed, ...custom]);
  // Every field was parsed with its schema.
  return { basics: known as Resume['basics'], lists: sorted };
}
