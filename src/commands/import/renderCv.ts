/** Résumés of RenderCV (https://rendercv.com), which are written in YAML. */
import { type Group, isGroup } from '#base/group.ts';
import { fieldLabel, inWords } from '#base/resume/inWords.ts';
import { kindOfHeading, listCalled, partsNamed } from './headings.ts';
import { type ParsedResume, partsOf } from './resumeFile.ts';

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : inWords(value));

/** A name that is a link as a whole. */
const linked = /^\[([^\]]+)\]\((https?:[^\s)]+)\)$/;

/** Returns an entry with the link of its name as its `url`. */
function withUrl(entry: Group): Group {
  for (const name of ['name', 'title', 'company', 'institution', 'position', 'degree']) {
    const [, text, url] = linked.exec(textOf(entry[name])) ?? [];
    if (text) return { url, ...entry, [name]: text };
  }
  // The value is a URL.
  const { location, ...others } = entry;
  const [, , url] = linked.exec(textOf(location)) ?? [];
  return url && !('company' in entry || 'institution' in entry) ? { url, ...others } : entry;
}

/** Returns an entry as in other formats: some kinds become an item of a list. */
function readEntry(entry: unknown): unknown {
  if (!isGroup(entry)) return textOf(entry);
  const { bullet, number = bullet, reversed_number = number, journal, ...fields } = entry;
  if (reversed_number !== undefined) return `- ${textOf(reversed_number)}`;
  return withUrl({ ...fields, ...(journal !== undefined && { publisher: journal }) });
}

/**
 * Returns the list that a section is, by its heading or by what only one kind of entry has; undefined for any other.
 */
function listOfSection(heading: string, entries: readonly unknown[]): string | undefined {
  const has = (name: string) => entries.some((entry) => isGroup(entry) && entry[name] !== undefined);
  if (!entries.some(isGroup))
    return entries.every((entry) => typeof entry === 'string') ? kindOfText(heading) : undefined;
  if (has('authors')) return 'publications';
  return kindOfHeading(heading) ?? (has('institution') ? 'education' : undefined);
}

/** Returns the list that a section of texts is: a summary, or entries that have only a name. */
function kindOfText(heading: string): string | undefined {
  const kind = kindOfHeading(heading);
  return kind === 'summary' || listCalled(kind)?.areNames ? kind : undefined;
}

/** Top-level fields of RenderCV, also of earlier versions. Only the first is about the person. */
const ofFormat = ['cv', 'design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings'];

/** Reads a résumé of RenderCV; undefined for any other data. */
export function fromRenderCv(data: unknown): ParsedResume | undefined {
  if (!isGroup(data) || !isGroup(data.cv)) return undefined;
  const {
    sections,
    social_networks,
    custom_connections,
    photo,
    website,
    headline,
    label = headline,
    ...basics
  } = data.cv;
  const connections = toList(custom_connections).flatMap((each) =>
    isGroup(each) && each.url !== undefined ? [{ network: each.placeholder, url: each.url }] : [],
  );
  const resume: Record<string, unknown[]> = {};
  const own: Group[] = [];
  for (const [heading, section] of Object.entries(isGroup(sections) ? sections : {})) {
    const entries = toList(section).map(readEntry);
    const list = listOfSection(heading, entries);
    const [name, value] = listCalled(list)?.pair ?? ['title', 'text'];
    const named = entries.map((entry) => {
      if (!isGroup(entry)) return entry;
      const { label, details, ...fields } = entry;
      return {
        ...(label !== undefined && { [name]: label }),
        ...(details !== undefined && { [value]: details }),
        ...fields,
      };
    });
    const texts = named.filter((entry) => !isGroup(entry)).join('\n\n');
    if (list) resume[list] = [...(resume[list] ?? []), ...named];
    else
      own.push({
        heading: heading === heading.toLowerCase() ? fieldLabel(heading) : heading,
        body: texts,
        entries: named.filter(isGroup),
      });
  }
  const { summary, ...lists } = resume;
  return {
    parts: [...partsOf({ ...lists, more: own }), ...partsNamed(data, ofFormat)],
    basics: {
      ...basics,
      label,
      url: website,
      image: photo,
      summary: summary?.map(textOf).join('\n\n'),
      profiles: [...toList(social_networks), ...connections],
    },
  };
}
