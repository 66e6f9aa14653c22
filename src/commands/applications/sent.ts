/** What was sent with an application: kept in data/sent.yaml, and compared with the content of today. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { shorten } from '#base/characters.ts';
import { dayOf, formatDate } from '#base/dates.ts';
import { program, root } from '#base/folders.ts';
import { type Group, isGroup } from '#base/group.ts';
import { Markdown } from '#base/markdown/markdown.ts';
import { slugOfFile } from '#base/slug.ts';
import { isTakenByGit } from '#content/check/privateProblems.ts';
import { toYaml } from '#content/toYaml.ts';
import { isSame } from '#content/values.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { chosenSections } from '#sections/application.ts';
import { titleFieldsOf } from '#sections/index.ts';

const sentFile = 'data/sent.yaml';

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

/** Adds what is sent today to data/sent.yaml. Git ignores that file if it ignores the application. */
export function noteSent(content: CitedContent, documents: ReadonlyMap<string, Uint8Array | string>): void {
  const { application, today } = content;
  if (!application) return;
  const { version }: { version: string } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
  const hashes = [...documents].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]);
  const files: Record<string, string> = Object.fromEntries(hashes);
  const sent = { application: application.slug, date: dayOf(today), version, files, content: resolvedContent(content) };
  const others = readSent().filter((each) => each.application !== sent.application || each.date !== sent.date);
  writeFiles(root, new Map([[sentFile, toYaml([...others, sent])]]));
  if (isTakenByGit(join(root, application.file)) || !isTakenByGit(join(root, sentFile))) return;
  appendFileSync(join(root, '.gitignore'), `\n/${sentFile}\n`);
  console.log(`${sentFile} was added to .gitignore, as content/for/ is.`);
}

const quoted = (value: unknown) =>
  typeof value === 'string' ? `“${shorten(value.replace(/\s+/g, ' '), 80)}”` : undefined;

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

/** Returns what was sent last, and what has changed since. */
export function sentReport(content: CitedContent): string {
  const slug = slugOfFile(content.application?.file ?? '');
  const last = readSent().findLast(({ application }) => application === slug);
  if (!last) return `Nothing was noted as sent. npm run resume -- --for ${slug} writes the documents, and notes them.`;
  const changes = changesSince(last.content, resolvedContent(content));
  return [
    `Sent on ${formatDate(last.date, 'en', 'long')}, by Vitrine ${last.version}:`,
    ...Object.keys(last.files).map((name) => `  ${name}`),
    ...(changes.length ? ['Since then:', ...changes.map((change) => `  ${change}`)] : ['Nothing has changed since.']),
  ].join('\n');
}
