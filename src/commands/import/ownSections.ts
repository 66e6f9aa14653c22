/** Lists and groups of a résumé that JSON Resume does not name, as sections of the owner's own. */
import { extension } from '#base/resumeText/clean.ts';
import { withoutPrivate } from '#base/resumeText/privateFields.ts';
import { inWords, labelOf } from '#sections/more/readEntry.ts';
import { parts } from './resumeSchema.ts';

/** What describes the file and not the person. */
export const notContent = ['$schema', 'meta'];

interface OwnSection {
  heading: string;
  body?: string;
  entries?: readonly unknown[];
}

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n') || undefined;

/** Returns the sections that a list or a group makes: lists of groups in it are sections of their own. */
function sectionsOf(name: string, value: unknown): OwnSection[] {
  const heading = labelOf(name);
  if (Array.isArray(value)) {
    const entries = value.filter((entry) => entry !== undefined);
    return entries.some(isGroup) ? [{ heading, entries }] : [{ heading, body: lines(entries.map(inWords)) }];
  }
  if (!isGroup(value)) return [];
  const fields = Object.entries(value);
  const isSection = (inner: unknown) => Array.isArray(inner) && inner.some(isGroup);
  const told = fields.filter(([, inner]) => !isSection(inner));
  return [
    { heading, body: lines(told.map(([field, inner]) => `${labelOf(field)}: ${inWords(inner)}`)) },
    ...fields.filter(([, inner]) => isSection(inner)).flatMap(([field, inner]) => sectionsOf(field, inner)),
  ];
}

/** Whether a list is one that the site wrote, or looks like it. */
const isOwnList = (value: unknown) => Array.isArray(value) && value.every((each) => isGroup(each) && 'heading' in each);

/**
 * Returns a résumé with its unknown lists and groups under `more`, and says which private fields it left out.
 */
export function gatherOwnSections(resume: Group): { resume: Group; left: readonly string[] } {
  const found = new Set<string>();
  const isUnknown = ([name, value]: readonly [string, unknown]) =>
    typeof value === 'object' &&
    (name === 'more' ? !isOwnList(value) : !parts.has(name)) &&
    ![...notContent, extension].includes(name);
  const fields = Object.entries(resume);
  const made = fields
    .filter(isUnknown)
    .flatMap(([name, value]) => sectionsOf(name, withoutPrivate(value, name, found)))
    .filter(({ body, entries }) => body || entries);
  const known = Object.fromEntries(fields.filter((field) => !isUnknown(field)));
  const own = Array.isArray(known.more) ? known.more : [];
  return { resume: made.length ? { ...known, more: [...own, ...made] } : known, left: [...found] };
}
