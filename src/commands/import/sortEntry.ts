/** Reads the entries of a list in a résumé, in any shape, and converts each for its section. */
import { z } from 'zod';
import { type Group, isGroup } from '#base/group.ts';
import { linksIn } from '#base/markdown/links.ts';
import { extension } from '#base/resume/clean.ts';
import { linkIn, type ResumeGroup } from '#base/resume/fields.ts';
import { fieldLabel, fieldLines, genericNames, inWords, linkLabel, linksAsMarkdown } from '#base/resume/inWords.ts';
import { isUrl, readUrl } from '#base/resume/webUrl.ts';
import { listItem, oneLine } from '#base/resumeText/text.ts';
import { joinSentences } from '#base/sentences.ts';
import type { Reports } from '#sections/reports.ts';
import { type Field, forPeople, matchFields, sortFields, withDefaults } from './sortFields.ts';

/** Fields with several links. */
const ofLinks = /^(external|project|relevant|related)?_?(links?|urls?)$/i;

/** Returns whether a value is the URL of a page. */
const isWebPage = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/i.test(value) && readUrl(value) !== undefined;

/** Returns the URL that a field is or contains, and the rest of its text. */
function splitUrl(value: unknown): { url?: string; rest?: unknown } {
  const { url, rest } = linkIn(value);
  return isWebPage(url) ? { url, rest } : { rest: value };
}

/**
 * Returns an entry with a field for each of its links that has a name: `{ "links": { "github": "…" } }`.
 * One without a name stays, as does one whose name the entry has already, or every object: `__proto__`.
 */
function withNamedLinks(entry: Group): Group {
  const fields: Record<string, unknown> = { ...entry };
  for (const [list, links] of Object.entries(entry)) {
    if (!ofLinks.test(list) || typeof links !== 'object' || (isGroup(links) && (links.url ?? links.href))) continue;
    const details: Record<string, Group> = {};
    const left = Object.entries(links as Group).filter(([key, link]) => {
      const { url, name, more } = linkIn(link);
      const field = Array.isArray(links) ? name : key;
      // One without https: or http: counts as http, which the import changes and reports.
      const page = isWebPage(url) ? url : readUrl(url)?.url.replace(/^https/, 'http');
      if (!page || !field || readUrl(field) || field in fields) return true;
      fields[field] = page;
      if (Object.keys(more).length) details[field] = more;
      return false;
    });
    delete fields[list];
    const isOnlyOne = left.length === 1 && Array.isArray(links) && !('url' in fields);
    const [[, only] = []] = left;
    if (isOnlyOne) fields.url = only;
    const others = isOnlyOne ? [] : left;
    const texts = Object.keys(details).length ? [details] : [];
    if (others.length && Array.isArray(links)) fields[list] = [...others.map(([, link]) => link), ...texts];
    else if (others.length || texts.length) fields[list] = { ...Object.fromEntries(others), ...details };
  }
  return fields;
}

const isKeywords = (name: string, value: unknown): value is string[] =>
  /^(keywords|tags)$/i.test(name) && Array.isArray(value) && value.every((word) => typeof word === 'string');

const isList = (value: unknown) =>
  Array.isArray(value)
    ? !linksAsMarkdown(value) && !value.every(isUrl)
    : typeof value === 'string' && value.split('\n').some((line) => listItem.test(line));

/** Returns an entry for its section, with unknown fields as text, bullets or URL. */
export function sortEntry(part: ResumeGroup, entry: readonly Field[], at: string, reports: Reports): Group {
  const { known, others } = sortFields(part, entry);
  const { rest = 'summary', main } = part;
  // The section reports an entry without known fields. A value of another type becomes text.
  if (!Object.keys(known).length && main !== rest) {
    const asText = Object.entries(others).map(([name, value]) => [
      name,
      part.fields[name] ? z.safeParse(part.fields[name], inWords(forPeople(value, at, reports))).data : value,
    ]);
    return { ...withDefaults(part, known), ...Object.fromEntries(asText) };
  }
  const lines: string[] = [];
  const bullets: string[] = [];
  for (const [name, value] of Object.entries(forPeople(others, at, reports) as Group)) {
    // For an entry with a period, `url` is the organization's.
    const takesUrl = 'url' in part.fields && !('startDate' in part.fields) && known.url === undefined;
    const { url, rest: content } = takesUrl ? splitUrl(value) : { rest: value };
    if (url) known.url = url;
    const isLink = entry.some((field) => field.isLink && field.name === name);
    // The name describes the target of the link.
    if (url && isLink) lines.push(linkLabel(name));
    // A description becomes text, not a bullet.
    if (isKeywords(name, content)) lines.push(content.join(', '));
    else
      (isList(content) && 'highlights' in part.fields ? bullets : lines).push(
        ...fieldLines(name, content, isLink ? linkLabel : fieldLabel),
      );
  }
  if (bullets.length) known.highlights = [...((known.highlights as string[] | undefined) ?? []), ...bullets];
  if (lines.length) known[rest] = [known[rest], ...lines.map((line) => joinSentences(line))].filter(Boolean).join('\n');
  return withDefaults(part, known);
}

/** Returns whether a value is a list of groups: `{ "sets": […] }`, `{ "history": […] }`. */
export const isGroups = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isGroup);

/** Returns an entry from plain text. In a list of pairs, the part before a colon is its name. A link is its URL. */
function entryFromText({ fields, main = '', pair }: ResumeGroup, text: unknown): Group {
  const [, name, value] = (pair && /^([^:]{1,40}):\**\s+(\S.*)$/s.exec(String(text))) || [];
  if (pair && name && value)
    return { [pair[0]]: oneLine(name).replace(/^\*+/, ''), [pair[1]]: value.replace(/\.$/, '') };
  const [link, ...others] = 'url' in fields ? linksIn(String(text)) : [];
  return link && !others.length
    ? { [main]: String(text).replace(link.written, () => link.label), url: link.url }
    : { [main]: text };
}

/** Matches the fields of an entry, and of its links that have a name. */
const matchEntry = (part: ResumeGroup, entry: Group): Field[] =>
  matchFields(part, withNamedLinks(entry)).map((field) => ({ ...field, isLink: !Object.hasOwn(entry, field.name) }));

/**
 * Returns the entries of a list, each as fields; undefined if the value isn't a list.
 * @param read matches the fields of an entry
 */
export function entriesAsFields(
  part: ResumeGroup,
  value: unknown,
  read = matchEntry,
): (Field[] | undefined)[] | undefined {
  const { fields, main, pair } = part;
  const isText = (item: unknown) => typeof item === 'string' || typeof item === 'number';
  const match = (entry: Group) => read(part, entry);
  // `{ "Acme": { "position": "Baker" } }`: a key is the name of an entry without one, unless it is a number.
  const named = (key: string, entry: Group) => {
    const own = match(entry);
    const [name] = match({ name: linkLabel(key) });
    return !name || /^\d*$/.test(key) || own.some(({ field }) => field === name.field) ? own : [name, ...own];
  };
  if (Array.isArray(value)) {
    return value
      .flat()
      .map((item) =>
        isGroup(item) ? match(item) : main && isText(item) ? match(entryFromText(part, item)) : undefined,
      );
  }
  if (typeof value === 'string') {
    if ('keywords' in fields && pair) return [match({ keywords: value })];
    return main && !('startDate' in fields) ? value.split('\n').map((line) => match({ [main]: line })) : undefined;
  }
  const inner = isGroup(value) ? Object.entries(value).filter(([name]) => name !== extension) : [];
  const lists = inner.filter(([, each]) => isGroups(each));
  if (lists.length) return lists.flatMap(([, list]) => entriesAsFields(part, list, read) ?? []);
  // `{ "English": "C2" }`, `{ "github": { … } }`
  const isEntry = inner.some(([name]) => Object.hasOwn(fields, name));
  const areTexts = (each: unknown) => isText(each) || (Array.isArray(each) && each.every(isText));
  if (pair && inner.length && !isEntry && inner.every(([, each]) => areTexts(each) || isGroup(each))) {
    return inner.map(([name, each]) =>
      match({
        ...(!genericNames.test(name) && { [pair[0]]: /^\p{Lu}/u.test(name) ? name : fieldLabel(name) }),
        ...(isGroup(each) ? each : { [pair[1]]: each }),
      }),
    );
  }
  if (inner.length && inner.every(([, each]) => isGroup(each)))
    return inner.map(([key, each]) => named(key, each as Group));
  const alone = match(isGroup(value) ? value : {});
  return alone.some(({ field }) => field) ? [alone] : undefined;
}
