/** Exports of Reactive Resume 3, 4 and 5 (https://rxresu.me). */
import { z } from 'zod';
import { type Group, isGroup } from '#base/group.ts';
import { type ListName, listNamed } from '#base/resume/resume.ts';
import type { ParsedResume, ResumePart } from './resumeFile.ts';

const group = z.preprocess((value) => (isGroup(value) ? value : {}), z.looseObject({}));
const format = z.looseObject({
  basics: z.looseObject({}),
  sections: z.record(z.string(), z.unknown()),
  customSections: z.array(group).catch([]),
  summary: z.unknown().optional(),
  picture: z.unknown().optional(),
});

/** Returns whether something is shown: versions 3 and 4 have `visible: false`, version 5 has `hidden: true`. */
const isShown = (value: unknown) => !isGroup(value) || (value.visible !== false && value.hidden !== true);

/** Returns whether a section has items, as in no other format: `{ "awards": { "items": [] } }`. */
const hasItems = (section: unknown): section is Group & { items: unknown[] } =>
  isGroup(section) && Array.isArray(section.items);

const itemsOf = (section: unknown): Group[] =>
  hasItems(section) && isShown(section) ? section.items.filter(isGroup).filter(isShown) : [];

/** Returns an item with a field under another name, unless it has a field of that name. */
function renamed(item: Group, from: string, to: string): Group {
  const { [from]: value, ...others } = item;
  return item[to] === undefined && value !== undefined ? { ...others, [to]: value } : item;
}

/** Returns an item as an entry of its list. A level that is a number is a count of dots. */
function readItem(list: ListName | undefined, { level, levelNum: _, ...fields }: Group): Group {
  const item: Group = { ...fields, ...(!/^\d+$/.test(String(level)) && { level }) };
  if (list === 'languages') return renamed(item, 'description', 'fluency');
  if (list === 'work') return renamed(item, 'description', 'summary');
  // Version 4 has the role where the others have the quote.
  if (list !== 'references') return item;
  return item.summary === undefined
    ? renamed(item, 'description', 'reference')
    : renamed(renamed(item, 'description', 'role'), 'summary', 'reference');
}

function shownText(value: unknown, ...fields: string[]): unknown {
  if (!isGroup(value)) return value;
  return isShown(value) && isShown(value.effects) ? fields.map((field) => value[field]).find(Boolean) : undefined;
}

export function fromReactiveResume(data: unknown): ParsedResume | undefined {
  const read = format.safeParse(data).data;
  if (!read) return undefined;
  const { basics, sections, customSections, summary, picture } = read;
  if (!Object.values(sections).some(hasItems)) return undefined;
  const { custom, summary: ofSection, profiles, ...named } = sections;
  const all: [kind: string, section: unknown][] = [
    ...Object.entries(named),
    // Version 4 keeps sections of the owner's under `custom`, version 3 beside the others.
    ...Object.entries(hasItems(custom) ? { custom } : isGroup(custom) ? custom : {}),
    ...customSections.map((section): [string, unknown] => [String(section.type), section]),
  ].filter(([kind]) => kind !== 'cover-letter') as [string, unknown][];
  const parts = all.flatMap(([kind, section]): ResumePart[] => {
    const list = listNamed(kind);
    const items = itemsOf(section).map((item) => readItem(list, item));
    const { title, name = title } = isGroup(section) ? section : {};
    return items.length ? [{ name: String(name ?? kind), value: items, ...(list && { list }) }] : [];
  });
  const { headline, picture: ownPicture, photo = ownPicture, summary: ownSummary, profiles: links, ...person } = basics;
  const { customFields, ...known } = person;
  const extras = Array.isArray(customFields) ? customFields.filter(isGroup) : [];
  return {
    basics: {
      label: headline,
      image: shownText(picture ?? photo, 'url'),
      ...known,
      summary: shownText(summary ?? ofSection ?? ownSummary, 'content', 'body'),
      profiles: [...(Array.isArray(links) ? links : []), ...itemsOf(links), ...itemsOf(profiles)],
      // `{ "name": "Pronouns", "value": "they/them" }`
      ...Object.fromEntries(extras.map(({ name, value, text = value, link }) => [String(name ?? text), link || text])),
    },
    parts,
  };
}
