/** Exports of Reactive Resume 3, 4 and 5 (https://rxresu.me). HTML in them is left to the import. */
import { type Group, isGroup } from '#base/group.ts';
import { fieldLabel } from '#base/resume/inWords.ts';
import { kindOfHeading, partsNamed, resolveList } from './headings.ts';
import { type ParsedResume, partsOf } from './resumeFile.ts';

const group = (value: unknown): Group => (isGroup(value) ? value : {});
const groups = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);

/** Returns whether something is shown: versions 3 and 4 have `visible: false`, version 5 has `hidden: true`. */
const isShown = (value: unknown) => group(value).visible !== false && group(value).hidden !== true;

/** Returns whether a section has items, as in no other format: `{ "awards": { "items": [] } }`. */
const hasItems = (section: unknown): section is { items: unknown[] } => Array.isArray(group(section).items);

/** Returns the items of a section that are shown. Anything else in its place is an item, or a list of them. */
const itemsOf = (section: unknown): unknown[] =>
  isShown(section)
    ? (hasItems(section) ? section.items : [section].flat()).filter((item) => item && isShown(item))
    : [];

/** Kinds whose entries have a place of their own on the site, whatever they are called. */
const firm = ['work', 'education', 'projects', 'skills', 'languages'];

/** Returns a group without its layout settings. */
function withoutLayout({
  id,
  visible,
  hidden,
  columns,
  level,
  levelNum,
  icon,
  iconColor,
  options,
  ...item
}: Group): Group {
  // Keep a level only if it is text: a number is a count of dots.
  return { ...item, ...(typeof level === 'string' && { level }) };
}

/** Returns an item with a field under another name, unless it has a field of that name. */
function withName(item: Group, from: string, to: string): Group {
  const { [from]: value, ...others } = item;
  return item[to] === undefined ? { ...others, [to]: value } : item;
}

/** Returns the entries that an item of a list becomes. */
function itemEntries(list: string | undefined, item: unknown): unknown[] {
  if (!isGroup(item)) return [item];
  const fields = withoutLayout(item);
  switch (list) {
    case 'work': {
      const { roles, description, summary, ...company } = fields;
      if (!groups(roles).length) return [withName(fields, 'description', 'summary')];
      // Version 5 has several positions at one company. What it says about the company stays with the first.
      return groups(roles).map((role, index) => {
        const { description: text, ...others } = withName(withoutLayout(role), 'description', 'summary');
        return { ...company, ...others, description: index ? text : [summary, description, text] };
      });
    }
    case 'languages':
      return [withName(fields, 'description', 'fluency')];
    // Version 4 has the role where the others have the quote.
    case 'references':
      return [
        fields.summary === undefined
          ? withName(fields, 'description', 'reference')
          : withName(withName(fields, 'description', 'role'), 'summary', 'reference'),
      ];
    default:
      return [fields];
  }
}

/** Returns the list that a section becomes: that of its kind, unless its heading means another. */
function listOfSection(kind: string, heading: string): string | undefined {
  const list = resolveList(kind);
  const isRenamed = /^[\x21-\x7e][\x20-\x7e]*$/.test(heading) && kindOfHeading(heading) !== list;
  return list && isRenamed && !firm.includes(list) ? undefined : list;
}

/** Returns the picture: `basics.photo` (3), `basics.picture` (4) or `picture` (5). */
function photoUrl({ basics, picture }: Group): unknown {
  const { photo, picture: own = photo } = group(basics);
  const image = picture ?? own;
  if (!isGroup(image)) return image;
  return isShown(image) && isShown(image.effects) ? image.url : undefined;
}

/** Returns the summary: `basics.summary` (3), `sections.summary` (4) or `summary` (5). */
function summaryText({ basics, sections, summary }: Group): unknown {
  const own = summary ?? group(sections).summary ?? group(basics).summary;
  if (!isGroup(own)) return own;
  return isShown(own) ? (own.content ?? own.body) : undefined;
}

/** Returns whether a section is a cover letter, with its recipient and their address: it is left out. */
const isLetter = ({ type }: Group) => type === 'cover-letter';

const withContent = ['basics', 'summary', 'picture', 'sections', 'customSections'];
/** Top-level fields about the file, the last of them only from the API of Reactive Resume. */
const ofFile = 'metadata public id title slug visibility locked user userId createdAt updatedAt'.split(' ');

/** Reads an export of Reactive Resume; undefined for any other data. */
export function fromReactiveResume(data: unknown): ParsedResume | undefined {
  if (!isGroup(data) || !isGroup(data.basics) || !Object.values(group(data.sections)).some(hasItems)) return undefined;
  const { custom, summary: _, profiles, ...named } = group(data.sections);
  const added = groups(data.customSections);
  const { basics } = data;
  const all: [kind: string, section: unknown][] = [
    ...Object.entries(named),
    // Version 4 keeps sections of the owner's under `custom`, version 3 beside the others.
    ...Object.entries(hasItems(custom) ? { custom } : group(custom)).map(([name, section]): [string, unknown] => [
      String(group(section).type ?? name),
      section,
    ]),
    ...added
      .filter((section) => !isLetter(section))
      .map((section): [string, unknown] => [String(section.type), section]),
  ];
  const lists: Record<string, unknown[]> = {};
  const own: Group[] = [];
  for (const [kind, section] of all) {
    const { title, name = title } = group(section);
    const heading = typeof name === 'string' ? name.trim() : '';
    const list = listOfSection(kind, heading);
    const items = itemsOf(section).flatMap((item) => itemEntries(list, item));
    if (list) lists[list] = [...(lists[list] ?? []), ...items];
    else if (items.length) own.push({ heading: heading || fieldLabel(kind), entries: items });
  }
  const {
    headline,
    picture: _picture,
    photo: _photo,
    summary: _summary,
    profiles: links,
    href,
    url = href,
    website = url,
    ...person
  } = basics;
  return {
    basics: {
      label: headline,
      image: photoUrl(data),
      ...withoutLayout(person),
      url: website,
      summary: summaryText(data),
      profiles: [...itemsOf(links), ...itemsOf(profiles)].map((link) => (isGroup(link) ? withoutLayout(link) : link)),
    },
    parts: [
      ...partsOf({ ...lists, more: own }),
      ...partsNamed(data, [...withContent, ...ofFile]),
      // What is neither text nor list is reported.
      ...(added.some((section) => isLetter(section) && isShown(section)) ? [{ name: 'cover letters', value: 1 }] : []),
    ],
  };
}
