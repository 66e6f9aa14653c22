/** Reads the folder of a site of Jekyll, Hugo or Astro: its files with front matter, and where each was served. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, YAMLError } from 'yaml';
import { filesIn } from '#base/folders.ts';
import { type Group, isGroup } from '#base/group.ts';
import { toSlug } from '#base/slug.ts';
import { decode, SourceError } from '../resumeFile.ts';

/** What the files of a folder become, by its names: `_posts` of Jekyll, `content/post` of Hugo, `src/data/blog` of Astro. */
const folders = {
  writing: 'posts post blog drafts',
  projects: 'projects project portfolio',
  talks: 'talks talk events event',
  teaching: 'teaching teachings',
  publications: 'publications publication',
  news: 'news',
  author: 'authors',
  /** Pages of their own, whose text has no place in a list. */
  page: 'pages',
} as const;
export type OldKind = keyof typeof folders;

export const kindsOfFolders: ReadonlyMap<string, OldKind> = new Map(
  Object.entries(folders).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as OldKind])),
);

/** Where Jekyll serves a post, by the name of a style in `permalink`. */
const jekyllStyles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title:output_ext',
};

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
  files: readonly OldFile[];
  /** Notes what of a file has no place. */
  report: (path: string, note: string) => void;
}

const isConfig = /^(?:_config|hugo|config|config\/_default\/(?:hugo|config|params))\.(?:ya?ml|toml)$/;

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
function readFields(text: string, isToml = false): Group {
  const options = { schema: 'failsafe', merge: true, uniqueKeys: false, logLevel: 'error' } as const;
  const data: unknown = parse(isToml ? yamlOf(text) : text, options);
  return isGroup(data) ? data : Array.isArray(data) ? { list: data } : {};
}

type Source = Pick<OldSite, 'folder' | 'report'>;

/** Reads a file by a function; reports one that can't be read. */
function readOr<Value>({ folder, report }: Source, path: string, read: (text: string) => Value): Value | undefined {
  try {
    return read(decode(readFileSync(join(folder, path))));
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof YAMLError)) throw error;
    report(path, `not read: ${error.message.split('\n')[0]}`);
    return undefined;
  }
}

/** Returns the data of a file in YAML, JSON or TOML; an empty group if it can't be read. */
export const readData = (site: Source, path: string): Group =>
  readOr(site, path, (text) => readFields(text, path.endsWith('.toml'))) ?? {};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** An item of a list may have spaces, but words in one text are separate. */
export const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[\s,]+/)).filter(Boolean);

/** Returns the first filled field of some names; a dot leads into a group. */
export function fieldOf(fields: Group, names: string): unknown {
  const at = (name: string) =>
    name.split('.').reduce<unknown>((value, part) => (isGroup(value) ? value[part] : undefined), fields);
  return names
    .split(' ')
    .map(at)
    .find((value) => value !== undefined && value !== null && value !== '' && !isGroup(value));
}

/** Where a file is: below `_posts/`, `content/post/` or `src/data/blog/`, or alone in the folder of the site. */
const place = /^(_|content\/(?:[a-z]{2}\/)?|src\/(?:data|content)\/)(\w+)\/(.+)\.(?:md|mdx|markdown|html)$/;
const lone = /^(?:index|about|cv|resume|projects|publications|talks|teaching|blog)\.(?:md|markdown|html)$/;
const frontMatter = /^\ufeff?(?<mark>---|\+\+\+)[ \t]*\r?\n(?<fields>[\s\S]*?)^\k<mark>[ \t]*(?:\r?\n|$)/m;

/** Returns the pattern of the addresses of a folder, such as `/blog/:year/:title/`; undefined if it has no pages. */
function patternOf(root: string, folder: string, config: Group): string | undefined {
  const setting = (names: string) => textOf(fieldOf(config, names));
  if (root.startsWith('content'))
    return setting(`permalinks.${folder} permalinks.page.${folder}`) || `/${folder}/:slug/`;
  if (root.startsWith('src')) return root === 'src/data/' ? '/posts/:path' : `/${folder}/:path/`;
  const style = setting('permalink') || 'date';
  const ending = style === 'pretty' || style.endsWith('/') ? '/' : ':output_ext';
  if (folder === 'posts') return jekyllStyles[style] ?? style;
  if (folder === 'pages') return `/:path${ending}`;
  if (setting(`collections.${folder}.output`) !== 'true') return undefined;
  return setting(`collections.${folder}.permalink`) || `/:collection/:path${ending}`;
}

function readFile(text: string, path: string, config: Group): OldFile | undefined {
  const [, root = '', folder = 'pages', rest = path.replace(/\.\w+$/, '')] = place.exec(path) ?? [];
  const kind = kindsOfFolders.get(folder);
  // A list's own page has no text of an entry.
  if (!kind || (kind !== 'author' && /(^|\/)_index\.\w+$/.test(path))) return undefined;
  const { groups } = frontMatter.exec(text) ?? {};
  const fields = groups ? readFields(groups.fields ?? '', groups.mark === '+++') : {};
  const inFolder = rest.replace(/\/_?index$|^index$/, '');
  const base = posix.basename(inFolder);
  const [, dated = '', slug = base] = (root === '_' && /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(base)) || [];
  const [date = dated] = /^\d{4}-\d\d-\d\d/.exec(textOf(fields.date ?? fields.pubDatetime)) ?? [];
  const [year = '', month = '', day = ''] = date.split('-');
  const own = textOf(fields.slug) || slug;
  const parts: Readonly<Record<string, string>> = {
    ...{ year, month, day, short_year: year.slice(2), i_month: month.replace(/^0/, ''), i_day: day.replace(/^0/, '') },
    ...{ title: own, slug: own, slugorfilename: own, filename: slug, contentbasename: slug },
    ...{ name: inFolder, path: inFolder, collection: folder, section: folder, sections: folder, output_ext: '.html' },
    categories: listOf(fields.categories ?? fields.category)
      .map(toSlug)
      .join('/'),
  };
  const url = root.startsWith('content') ? textOf(fields.url) : '';
  const written = textOf(fields.permalink) || url || patternOf(root, folder, config);
  const addresses = [...listOf(fields.aliases), ...listOf(fields.redirect_from), ...(written ? [written] : [])]
    .map((each) => `/${each.replace(/:(\w+)/g, (whole, name: string) => parts[name] ?? whole)}`.replace(/\/+/g, '/'))
    .filter((each) => !/^\/(?:404)?(?:\.html)?\/?$/.test(each));
  return {
    path,
    kind,
    slug,
    fields: date && kind === 'writing' ? { date, ...fields } : fields,
    body: (groups ? text.replace(frontMatter, '') : text).trim(),
    // Generators publish no drafts.
    addresses: folder === 'drafts' ? [] : [...new Set(addresses)],
    isDraft: folder === 'drafts' || String(fields.draft) === 'true' || String(fields.published) === 'false',
  };
}

const ofGenerator = /(^|\/)(?:node_modules|vendor|_site|\.[^/]+)\//;

/** Reads a site's folder. It has no files if these generators have none of its names. */
export function readOldSite(folder: string, report: OldSite['report']): OldSite {
  const paths = filesIn(folder).filter((path) => !ofGenerator.test(path));
  const source = { folder, report };
  const settings = paths.filter((path) => isConfig.test(path)).map((path) => readData(source, path));
  const config: Group = Object.assign({}, ...settings);
  const texts = paths.filter((path) => place.test(path) || lone.test(path));
  const files = texts.flatMap(
    (path) => readOr(source, path, (text) => readFile(text.replaceAll('\r\n', '\n'), path, config)) ?? [],
  );
  return { folder, paths, config, files, report };
}
