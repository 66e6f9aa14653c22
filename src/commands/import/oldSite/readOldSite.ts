/** Reads the folder of a site of Jekyll, Hugo or Astro: its files with front matter, and where each was served. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, YAMLError } from 'yaml';
import { filesIn } from '#base/folders.ts';
import { type Group, isGroup } from '#base/group.ts';
import { oldPathForm, toSlug } from '#base/slug.ts';
import { decode, SourceError } from '../resumeFile.ts';
import { jekyllStyles, kindsOfFolders, type OldKind } from './tables.ts';

export interface OldFile {
  /** From the folder, with forward slashes. */
  path: string;
  kind: OldKind;
  slug: string;
  fields: Group;
  body: string;
  /** Where it was served, the first one last. */
  addresses: string[];
  isDraft: boolean;
}

export interface OldSite {
  folder: string;
  paths: readonly string[];
  config: Group;
  /** As a tag, if the site says it. */
  language?: string | undefined;
  files: OldFile[];
  /** Paths of BibTeX files. */
  bibliographies: readonly string[];
  /** Files that can't be read, with the reason. */
  unread: Map<string, string>;
}

const configs = [
  '_config.yml',
  ...['hugo', 'config', 'config/_default/hugo', 'config/_default/config', 'config/_default/params'].flatMap((name) =>
    ['yaml', 'yml', 'toml'].map((ending) => `${name}.${ending}`),
  ),
];

/** Returns the simple lines of TOML as YAML: `key = value` and `[group]`. */
function yamlOf(toml: string): string {
  let indent = '';
  const lines = toml.split('\n').map((line) => {
    const [, group, key, value] = /^\s*(?:\[([\w.-]+)\]|([\w-]+)\s*=\s*(.+))$/.exec(line.trimEnd()) ?? [];
    if (group) indent = '  ';
    return group ? `${group}:` : key ? `${indent}${key}: ${value}` : '';
  });
  return lines.join('\n');
}

/** Reads all values as text, and of a field that is there twice the last one, as generators do. @throws YAMLError */
function read(text: string, isToml = false): Group {
  const data: unknown = parse(isToml ? yamlOf(text) : text, {
    schema: 'failsafe',
    merge: true,
    uniqueKeys: false,
    logLevel: 'error',
  });
  return isGroup(data) ? data : Array.isArray(data) ? { list: data } : {};
}

const firstLine = (error: unknown) => (error as Error).message.split('\n')[0] ?? '';
const isUnreadable = (error: unknown) => error instanceof SourceError || error instanceof YAMLError;

/** Returns the data of a file in YAML, JSON or TOML; an empty group if there is no such file, or it can't be read. */
export function readData({ folder, paths, unread }: Pick<OldSite, 'folder' | 'paths' | 'unread'>, path: string): Group {
  if (!paths.includes(path)) return {};
  try {
    return read(decode(readFileSync(join(folder, path))), path.endsWith('.toml'));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    unread.set(path, firstLine(error));
    return {};
  }
}

const place = /^(?:_(\w+)|content(?:\/[a-z]{2})?\/(\w+)|src\/(?:data|content)\/(\w+))\/(.+)\.(?:md|mdx|markdown|html)$/;
const lone = /^(?:index|about|cv|resume|projects|publications|talks|teaching|blog)\.(?:md|markdown|html)$/;
const frontMatter = /^\ufeff?(?<mark>---|\+\+\+)[ \t]*\r?\n(?<fields>[\s\S]*?)^\k<mark>[ \t]*(?:\r?\n|$)/m;

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
export const listOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map(textOf).filter(Boolean)
    : textOf(value)
        .split(/[\s,]+/)
        .filter(Boolean);
const groupIn = (value: Group, name: string): Group => (isGroup(value[name]) ? (value[name] as Group) : {});

/** Returns a page's address by a pattern such as `/blog/:year/:title/`. */
function fill(pattern: string, parts: Readonly<Record<string, string>>): string {
  const filled = pattern.replace(/:(\w+)/g, (whole, name: string) => parts[name] ?? whole);
  return `/${filled}`.replace(/\/{2,}/g, '/');
}

/** Returns the pattern of Jekyll's addresses for a folder; undefined if it serves no pages for it. */
function jekyllPattern(config: Group, name: string): string | undefined {
  const style = textOf(config.permalink) || 'date';
  const ending = style === 'pretty' || style.endsWith('/') ? '/' : ':output_ext';
  if (name === 'posts') return jekyllStyles[style] ?? style;
  if (name === 'pages') return `/:path${ending}`;
  const collection = groupIn(groupIn(config, 'collections'), name);
  if (String(collection.output) !== 'true') return undefined;
  return textOf(collection.permalink) || `/:collection/:path${ending}`;
}

/** Returns where the file was served, by its front matter or the generator's rules. */
function addressesOf(file: Pick<OldFile, 'path' | 'slug' | 'fields'>, config: Group, date: string): string[] {
  const { fields, slug, path } = file;
  const [, jekyll, hugo, astro, rest = path.replace(/\.\w+$/, '')] = place.exec(path) ?? [];
  const name = jekyll ?? hugo ?? astro ?? '';
  const inFolder = rest.replace(/\/_?index$|^index$/, '');
  const [year = '', month = '', day = ''] = date.split('-');
  const own = textOf(fields.slug) || slug;
  const byDay = (part: string) => String(Number(part) || '');
  const parts = {
    ...{ year, month, day, short_year: year.slice(2), i_month: byDay(month), i_day: byDay(day) },
    ...{
      title: own,
      slug: own,
      filename: slug,
      slugorfilename: own,
      contentbasename: slug,
      name: inFolder,
      path: inFolder,
    },
    ...{ collection: name, section: name, sections: name, output_ext: '.html' },
    categories: listOf(fields.categories ?? fields.category)
      .map((each) => toSlug(each))
      .join('/'),
  };
  const permalinks = groupIn(config, 'permalinks');
  const hugoPattern = textOf(permalinks[name]) || textOf(groupIn(permalinks, 'page')[name]) || `/${name}/:slug/`;
  const astroPattern = path.startsWith('src/data/') ? '/posts/:path' : `/${name}/:path/`;
  const pattern = hugo ? hugoPattern : astro ? astroPattern : jekyllPattern(config, name || 'pages');
  const written = textOf(fields.permalink) || (hugo && textOf(fields.url)) || pattern;
  const others = [...listOf(fields.aliases), ...listOf(fields.redirect_from)];
  const all = [...others, ...(written ? [written] : [])].map((each) => fill(each, parts));
  return [...new Set(all)].filter((each) => !/^\/(?:404)?(?:\.html)?\/?$/.test(each));
}

const dayIn = (text: string) => /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '';

function readFile(site: Pick<OldSite, 'folder' | 'config'>, path: string): OldFile | undefined {
  const [, jekyll, hugo, astro, rest = path.replace(/\.\w+$/, '')] = place.exec(path) ?? [];
  const name = jekyll ?? hugo ?? astro;
  const kind = lone.test(path) ? 'page' : Object.entries(kindsOfFolders).find(([folder]) => folder === name)?.[1];
  // A list's own page has no text of an entry.
  if (!kind || (kind !== 'author' && /(^|\/)_index\.\w+$/.test(path))) return undefined;
  const text = decode(readFileSync(join(site.folder, path))).replaceAll('\r\n', '\n');
  const { groups } = frontMatter.exec(text) ?? {};
  const fields = groups ? read(groups.fields ?? '', groups.mark === '+++') : {};
  const base = posix.basename(rest.replace(/\/_?index$/, ''));
  const dated = jekyll ? dayIn(base) : '';
  const slug = dated ? base.slice(dated.length + 1) : base;
  const date = dayIn(textOf(fields.date ?? fields.pubDatetime)) || dated;
  return {
    path,
    kind,
    slug,
    fields: date && kind === 'writing' ? { date, ...fields } : fields,
    body: (groups ? text.replace(frontMatter, '') : text).trim(),
    // Generators publish no drafts.
    addresses: name === 'drafts' ? [] : addressesOf({ path, slug, fields }, site.config, date),
    isDraft: name === 'drafts' || String(fields.draft) === 'true' || String(fields.published) === 'false',
  };
}

/** An address that a redirect can have. */
export const canRedirect = (address: string): boolean => oldPathForm.test(address);

const ofGenerator = /(^|\/)(?:node_modules|vendor|_site|\.[^/]+)\//;

/** Reads a site's folder; undefined if it has nothing that these generators have. */
export function readOldSite(folder: string): OldSite | undefined {
  const paths = filesIn(folder).filter((path) => !ofGenerator.test(path));
  const start = { folder, paths, unread: new Map<string, string>() };
  const config = Object.assign({}, ...configs.map((path) => readData(start, path))) as Group;
  const language = textOf(config.lang ?? config.locale ?? config.languageCode) || undefined;
  const bibliographies = paths.filter((path) => /^(?:_bibliography|content|publications)\/.*\.bib$/.test(path));
  const site = { ...start, config, language, bibliographies };
  const files = paths.flatMap((path) => {
    try {
      return readFile(site, path) ?? [];
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      site.unread.set(path, firstLine(error));
      return [];
    }
  });
  return files.length ? { ...site, files } : undefined;
}
