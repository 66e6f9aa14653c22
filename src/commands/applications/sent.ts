/** What was sent with an application: kept in data/sent.yaml, and compared with the content of today. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayOf, formatDate } from '#base/dates.ts';
import { program, root } from '#base/folders.ts';
import { type Group, isGroup } from '#base/group.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { isTakenByGit } from '#content/check/privateProblems.ts';
import type { Content, ValidContent } from '#content/readContent.ts';
import { toYaml } from '#content/toYaml.ts';
import { isSame } from '#content/values.ts';
import { type CitedContent, withPublications } from '#content/withPublications.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { chosenSections } from '#sections/application.ts';
import { titleFieldsOf } from '#sections/index.ts';
import { findSlug, slugsOf, tailoredContent } from './findApplication.ts';

const sentFile = 'data/sent.yaml';

/** In characters. */
const longestQuote = 80;

/** The part with what isn't an entry. */
const owner = 'owner';

/** Fields by entry, by part of the content. */
type Resolved = Record<string, Record<string, unknown>>;

interface Sent {
  application: string;
  date: string;
  version: string;
  /** Hashes (SHA-256) by name. */
  files: Record<string, string>;
  content: Resolved;
}

/** What documents show of the owner. */
const ownerFields = [
  ...(['name', 'role', 'tagline', 'location', 'lookingFor', 'facts', 'email', 'phone', 'links'] as const),
  ...(['language', 'resume'] as const),
];

/** Returns a value as YAML can have it, with texts as they were written. */
const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, each) => (each instanceof Markdown ? each.source.trim() : each)));

const readSent = (): Sent[] =>
  existsSync(join(root, sentFile)) ? (parse(readFileSync(join(root, sentFile), 'utf8')) ?? []) : [];

/** Returns the content of an application by parts, whose entries have their names. */
export function resolvedContent(content: CitedContent): Resolved {
  const { site, about, application, bibliography, publications } = content;
  const entries = chosenSections.flatMap((kind): [string, [string, unknown][]][] => {
    if (kind === 'publications')
      return [
        [kind, publications.map(({ key }) => [key, bibliography.entries.find((each) => each.key === key)?.fields])],
      ];
    const value: unknown = content[kind];
    const list = (isGroup(value) ? value.groups : value) as readonly Group[] | undefined;
    const nameOf = (entry: Group) =>
      String(entry.slug ?? titleFieldsOf(kind).flatMap((field) => entry[field] ?? [])[0]);
    return list?.length ? [[kind, list.map(({ file: _, ...entry }) => [nameOf(entry), entry])]] : [];
  });
  return plain({
    ...Object.fromEntries(entries.map(([kind, named]) => [kind, Object.fromEntries(named)])),
    [owner]: {
      'site.yaml': Object.fromEntries(ownerFields.map((field) => [field, site[field]])),
      'about.md': { intro: about?.intro, text: about?.body },
      'the letter': { text: application?.body },
    },
  });
}

/** Adds what is sent today to data/sent.yaml, unless it is what was sent last. Git ignores that file if it ignores the application. */
export function noteSent(content: CitedContent, documents: ReadonlyMap<string, Uint8Array | string>): void {
  const { application, today } = content;
  if (!application) return;
  const { version }: { version: string } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
  const hashes = [...documents].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]);
  const files: Record<string, string> = Object.fromEntries(hashes);
  const sent = { application: application.slug, date: dayOf(today), version, files, content: resolvedContent(content) };
  const all = readSent();
  const last = all.findLast((each) => each.application === sent.application);
  if (!isSame({ ...last, date: sent.date }, sent)) writeFiles(root, new Map([[sentFile, toYaml([...all, sent])]]));
  if (isTakenByGit(join(root, application.file)) || !isTakenByGit(join(root, sentFile))) return;
  appendFileSync(join(root, '.gitignore'), `\n/${sentFile}\n`);
  console.log(`${sentFile} was added to .gitignore, as content/for/ is.`);
}

/** Returns a text, or a list of texts, in quotes; undefined for other values, and for long ones. */
function quoted(value: unknown): string | undefined {
  const texts = [value].flat();
  const whole = texts.every((text) => typeof text === 'string') ? texts.join('; ') : undefined;
  return whole !== undefined && whole.length <= longestQuote ? `“${whole}”` : undefined;
}

function changesOfEntry(name: string, then: Group, now: Group): string[] {
  const fields = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return fields.flatMap((field) => {
    const [before, after] = [then[field], now[field]];
    if (isSame(before, after)) return [];
    const [was, is] = [quoted(before), quoted(after)];
    if (before === undefined) return [`The ${field} of ${name} is new${is ? `: ${is}` : ''}.`];
    if (after === undefined) return [`The ${field} of ${name} is gone${was ? `. It was ${was}` : ''}.`];
    return [`The ${field} of ${name} has changed${was && is ? ` from ${was} to ${is}` : ''}.`];
  });
}

/** Returns in sentences what has changed between two versions of an application's content. */
export function changesSince(then: Resolved, now: Resolved): string[] {
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((part) => {
    const [before = {}, after = {}] = [then[part], now[part]];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = names.flatMap((name) => {
      const [was, is] = [before[name], after[name]];
      const called = part === owner ? name : `${name} (${part})`;
      if (was === undefined) return [`${called} is new.`];
      if (is === undefined) return [`${called} is gone.`];
      return changesOfEntry(called, was as Group, is as Group);
    });
    const kept = (of: object, other: object) => Object.keys(of).filter((name) => name in other);
    const isSorted = isSame(kept(before, after), kept(after, before));
    return isSorted ? changed : [...changed, `The order of ${part} has changed.`];
  });
}

const filesOfSent = ({ date, version, files }: Sent): string[] => [
  `Sent on ${formatDate(date, 'en', 'long')}, by Vitrine ${version}:`,
  ...Object.keys(files).map((name) => `  ${name}`),
];

/** Returns what was sent to a reader, and what has changed since the last time. @param name as for `findSlug` */
export async function sentReport(content: Content, name: string): Promise<string> {
  const all = readSent();
  const slug = findSlug([...new Set([...slugsOf(content), ...all.map(({ application }) => application)])], name);
  const sent = all.filter(({ application }) => application === slug);
  const last = sent.at(-1);
  if (!last) return `Nothing was noted as sent. npm run resume -- --for ${slug} writes the documents, and notes them.`;
  const { site, ...now } = tailoredContent(content, slug) ?? {};
  const changes =
    site && changesSince(last.content, resolvedContent(await withPublications({ ...now, site } as ValidContent)));
  const since = changes?.length
    ? ['Since then:', ...changes.map((change) => `  ${change}`)]
    : ['Nothing has changed since.'];
  return [...sent.flatMap(filesOfSent), ...(changes ? since : ['Its page has expired, or its file is gone.'])].join(
    '\n',
  );
}
