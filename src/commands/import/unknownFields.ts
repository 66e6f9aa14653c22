/** Fields that JSON Resume does not name, as text of their entry or as a section of the owner's own. */
import { extension } from '#base/resumeText/clean.ts';
import { isPrivate } from '#base/resumeText/privateFields.ts';
import { inWords, labelOf } from '#sections/more/readEntry.ts';
import { sentences } from '#sections/section.ts';
import { profileAddress } from './profileAddress.ts';
import { isPlaced, parts } from './resumeSchema.ts';
import { fieldMeant, listMeant } from './synonyms.ts';

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a program keeps of an entry, and no reader asks for. */
const isTechnical = (name: string) =>
  /^_|^(id|uuid|key|slug|icon|logo|colou?r|order|index|position|sort|class|css|theme|template)$|(logo|icon|id|image|img|picture|photo)$/i.test(
    name,
  );
/** An address or the name of a file. */
const isReference = (text: string) => /^(\w+:\/\/|data:|mailto:|www\.|[./]\S)|^\S+\.[a-z]{2,5}$/i.test(text);

/** Whether a value is a word or several that somebody may want to read. */
function isReadable(name: string, value: unknown): boolean {
  if (isTechnical(name) || isPrivate(name)) return false;
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => isReadable(name, item));
  return typeof value === 'number' || (typeof value === 'string' && !isReference(value));
}

/** Returns links of a list of groups with an address and a name each, as Markdown; undefined for anything else. */
function linksIn(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.length || !value.every(isGroup)) return undefined;
  const links = value.map(({ website, href = website, url = href, name, label = name, title = label }) => ({
    address: url,
    title,
  }));
  const isLink = links.every(({ address, title }) => typeof address === 'string' && typeof title === 'string');
  return isLink ? links.map(({ address, title }) => `[${title}](${address})`).join(', ') : undefined;
}

/** Returns the unknown fields of a part of a résumé that somebody may want to read, and the part without them. */
function split(part: string, entry: Group): { said: [string, unknown][]; rest: Group } {
  const said = Object.entries(entry).filter(
    ([name, value]) =>
      name !== extension &&
      !isPlaced(part, name) &&
      !fieldMeant(part, name) &&
      (isReadable(name, value) || linksIn(value)),
  );
  const names = said.map(([name]) => name);
  return { said, rest: Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name))) };
}

const inLine = ([name, value]: readonly [string, unknown]) => linksIn(value) ?? `${labelOf(name)}: ${inWords(value)}`;

/** Adds unknown fields of an entry to its summary. */
function intoSummary(part: string, entry: unknown): unknown {
  if (!isGroup(entry) || (entry.summary !== undefined && typeof entry.summary !== 'string')) return entry;
  const { said, rest } = split(part, entry);
  if (!said.length || !Object.keys(rest).some((name) => isPlaced(part, name))) return entry;
  const lines = said.map((field) => sentences(inLine(field))).join('\n');
  return { ...rest, summary: [entry.summary, lines].filter(Boolean).join('\n') };
}

interface NamedProfile {
  network: string;
  username: string;
}
/** Whether a profile has no address. */
const isBare = (profile: unknown): profile is NamedProfile =>
  isGroup(profile) &&
  profile.url === undefined &&
  [profile.network, profile.username].every((text) => typeof text === 'string');

/** Gives a profile the address that its network and name make. */
function withAddress(profile: unknown): unknown {
  const url = isBare(profile) && profileAddress(profile.network, profile.username);
  return url ? { ...(profile as NamedProfile), url } : profile;
}

/** Returns `basics` without unknown fields and profiles that no link can show, and the section that these make. */
function placeInBasics(basics: Group): { basics: Group; details: object[] } {
  const { said, rest } = split('basics', basics);
  const profiles = Array.isArray(basics.profiles) ? basics.profiles.map(withAddress) : undefined;
  const bare = profiles?.filter(isBare) ?? [];
  const lines = [...said.map(inLine), ...bare.map(({ network, username }) => `${network}: ${username}`)];
  return {
    basics: { ...rest, ...(profiles && { profiles: profiles.filter((profile) => !isBare(profile)) }) },
    details: lines.length ? [{ heading: 'Personal details', body: lines.map((line) => `- ${line}`).join('\n') }] : [],
  };
}

/** What says something of the file, not of the person. */
const isOfFile = (name: string) => /^\$|^lang|^locale|version|^updated|change|modified|generat|^date$/i.test(name);

/** Returns a résumé whose unknown fields are moved to where content has a place for them, if they are words. */
export function placeUnknownFields(resume: Group): Group {
  const texts = Object.entries(resume).filter(
    ([name, value]) =>
      typeof value === 'string' && !parts.has(name) && !listMeant(name) && !isOfFile(name) && isReadable(name, value),
  );
  const sections = texts.map(([name, body]) => ({ heading: labelOf(name), body }));
  const others = Object.entries(resume).filter((field) => !texts.some(([name]) => name === field[0]));
  const entries = others.map(([name, list]) => {
    const hasSummary = name !== 'basics' && Object.hasOwn(parts.get(name)?.fields ?? {}, 'summary');
    return [name, hasSummary && Array.isArray(list) ? list.map((entry) => intoSummary(name, entry)) : list] as const;
  });
  const placed = Object.fromEntries(entries);
  const { basics = {}, more } = resume;
  const inBasics = isGroup(basics) ? placeInBasics(basics) : { basics, details: [] };
  const own = [...sections, ...inBasics.details];
  return {
    ...placed,
    basics: inBasics.basics,
    ...(own.length && { more: [...(Array.isArray(more) ? more : []), ...own] }),
  };
}
