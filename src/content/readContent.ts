/** The one reader of `content/`: every file is opened and parsed here, once. */
import { attempt } from '#base/attempt.ts';
import { inContent } from '#base/contentPath.ts';
import { buildDate, dayOf } from '#base/dates.ts';
import type { Group } from '#base/group.ts';
import { englishNameOf, languageTag, nearestTag } from '#base/languageTag.ts';
import type { Problem } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { type RefreshResults, refreshedFile, refreshedSchema } from '#base/refreshed.ts';
import { stringsFrom } from '#base/uiStrings/ownStrings.ts';
import { setOwnStrings } from '#base/uiStrings.ts';
import { applicationPath } from '#base/urls.ts';
import { type Application, contentFiles, type Site, siteFile } from '#sections/contentFiles.ts';
import type { ValueOf } from '#sections/files.ts';
import { entryOf, sectionOf } from '#sections/index.ts';
import type { BibtexEntry } from '#sections/publications/bibtex.ts';
import { type PublicationEntry, publicationsFile } from '#sections/publications/fields.ts';
import { readPublications } from '#sections/publications/read.ts';
import { createPalette, type Palette } from '#ui/palette/palette.ts';
import { applicationProblems, namesIn, saidOtherwise, tailor } from './application.ts';
import { chooseEntries } from './chooseEntries.ts';
import { ContentFile } from './contentFile.ts';
import { type ContentKind, contentKinds, type FileKind, listOfEntries } from './contentSchemas.ts';
import { type Edition, editionsIn, only } from './edition.ts';
import type { ContentFolder } from './folder.ts';
import { readTheme, type ThemeFile } from './theme.ts';

type ValueByKind = { [Kind in ContentKind]: ValueOf<(typeof contentFiles)[Kind]> };
/** A list may be empty, and a file may be missing. */
type ContentByKind = {
  [Kind in ContentKind]: ValueByKind[Kind] | (ValueByKind[Kind] extends readonly unknown[] ? never : undefined);
};

/**
 * All content of an owner; for a file that is a list, its entries. Drafts, and files that can't be read, are left out of
 * the parts, which are in the order of their pages.
 */
export interface Content extends ContentByKind {
  edition: Edition;
  /** The one that the edition is for. */
  application?: Application;
  /** In each language of the site. */
  editions: readonly Edition[];
  /** For one reader each. */
  tailored: readonly Edition[];
  folder: ContentFolder;
  /** Every YAML and Markdown file, drafts and those with problems included. */
  files: ReadonlyMap<string, ContentFile>;
  /** Files that have the text of another one in another language, by their paths. */
  translations: ReadonlyMap<string, ContentFile>;
  /** publications.bib: its entries, and as they were written, with the place of each field. */
  bibliography: {
    text: string;
    entries: readonly PublicationEntry[];
    written: readonly BibtexEntry[];
    isWellFormed: boolean;
  };
  /** What `npm run refresh` stored. */
  refreshed: RefreshResults;
  theme: ThemeFile;
  palette: Palette;
  /** The day of the build where the owner is, in UTC fields. Dates are compared with it. */
  today: Date;
  /** Problems that don't depend on the edition: missing files, and those of publications.bib and the theme. */
  problemsOfFolder: readonly Problem[];
  /** All errors that keep files from being read; `checkContent` finds the rest. */
  problems: readonly Problem[];
}

/** Content whose site.yaml was read: pages, documents and commands need no more. */
export type ValidContent = Content & { site: Site };

/** In a pattern, `*` is the name of a file. */
const forms = contentKinds.map((kind) => {
  const pattern = inContent(contentFiles[kind].pattern).replaceAll('.', '\\.').replace('*', '[^/]*');
  return { kind, form: new RegExp(`^${pattern}$`) };
});

/** Returns the kind of a YAML or Markdown file, by its path from the root. */
export const kindOf = (path: string): ContentKind | undefined => forms.find(({ form }) => form.test(path))?.kind;

export const fileKindOf = (path: string): FileKind | undefined =>
  path === publicationsFile ? 'publications' : kindOf(path);

export function filesOf({ files }: Pick<Content, 'files'>, kind: ContentKind): ContentFile[] {
  return [...files.values()].filter((file) => file.kind === kind);
}

/**
 * Returns the editions of a site, by its languages and for one reader each: an application that expired has none.
 * `routeSettings` is a text that changes with the routes of the site.
 */
export function editionsOf(folder: ContentFolder) {
  const site = new ContentFile(siteFile, 'site', folder.has(siteFile) ? folder.read(siteFile) : '');
  const { languages, url } = site.data ?? {};
  const tags = Array.isArray(languages) ? languages.flatMap((tag) => languageTag(String(tag)) ?? []) : [];
  const editions = editionsIn([...new Set(tags)]);
  const { timezone } = (site.valueIn(editions[0]).value ?? {}) as Partial<Site>;
  const today = buildDate(process.env, timezone);
  const applications = folder.paths.filter((path) => kindOf(path) === 'applications');
  const tailored = applications.flatMap((application): Edition[] => {
    const file = new ContentFile(application, 'applications', folder.read(application));
    const { language, expires } = (file.valueIn(only).value ?? {}) as Partial<Application>;
    const { path, ...of } = editions.find((each) => each.language === language) ?? editions[0];
    if (expires && expires < dayOf(today)) return [];
    return [{ ...of, path: applicationPath(file.slug), pages: path, application }];
  });
  const paths = [...editions, ...tailored].map(({ path }) => path);
  const routeSettings = [editions[0].language, ...paths, URL.parse(String(url))?.pathname ?? '/'].join();
  return { editions, tailored, today, routeSettings };
}

/** Returns which file a path translates, and into which language: `about.fr.md`. */
export function translatedBy(path: string): { original: string; language: string } | undefined {
  const [, before, suffix = ''] = /^(.+)\.([A-Za-z_-]+)\.md$/.exec(path) ?? [];
  const language = languageTag(suffix);
  const original = `${before}.md`;
  return language && kindOf(original) ? { original, language } : undefined;
}

interface Translation {
  original: string;
  language: string;
  file: ContentFile;
}

/** Returns the translations of texts; in a language that the site lacks, only those of files that exist. */
function readTranslations(folder: ContentFolder, languages: readonly string[]): Translation[] {
  return folder.paths.flatMap((path) => {
    const { original = '', language = '' } = translatedBy(path) ?? {};
    const kind = kindOf(original);
    if (!kind || !(languages.includes(language) || folder.has(original))) return [];
    return [{ original, language, file: new ContentFile(path, kind, folder.read(path), { original }) }];
  });
}

function readFiles(
  folder: ContentFolder,
  languages: readonly string[],
  translations: readonly Translation[],
): Map<string, ContentFile> {
  const files = folder.paths.flatMap((path) => {
    const kind = translations.some(({ file }) => file.path === path) ? undefined : kindOf(path);
    const own = translations.filter(({ original }) => original === path);
    if (!kind) return [];
    const of = {
      // A letter is in one language.
      languages: kind === 'applications' ? [] : languages,
      translations: new Map(own.map(({ language, file }) => [language, file])),
    };
    return [[path, new ContentFile(path, kind, folder.read(path), of)] as const];
  });
  // site.yaml first, then as the sections are listed.
  files.sort(([, a], [, b]) => contentKinds.indexOf(a.kind) - contentKinds.indexOf(b.kind));
  return new Map(files);
}

const asWritten: Pick<Application, 'first' | 'without' | 'instead'> = { first: {}, without: {}, instead: {} };

interface NamedEntry {
  /** As an application can call it. */
  names: readonly string[];
  /** With its file, slug and body, if it is a file. */
  entry: Group;
}

/** Returns the valid entries of a kind in the order of their page, drafts included; other files as one entry each. */
export function namedEntries(
  content: Pick<Content, 'files'>,
  kind: ContentKind,
  edition: Edition,
  application: typeof asWritten = asWritten,
): NamedEntry[] {
  const list = listOfEntries(kind);
  const entries = filesOf(content, kind).flatMap((file) => {
    const { path, slug } = file;
    const value = saidOtherwise(file, edition, application).value as Group | undefined;
    const [names, inFile] = [namesIn(file), value && list ? (value[list] as readonly Group[]) : []];
    const whole = value && { ...value, file: path, slug, body: file.valueIn(edition).body };
    if (list) return inFile.map((entry, index) => ({ names: names[index] ?? [], keys: entry, entry }));
    return whole ? [{ names: names.flat(), keys: { title: slug, ...value, slug }, entry: whole }] : [];
  });
  const { compare = () => 0 } = entryOf(kind) ?? sectionOf(kind);
  const sorted = entries.toSorted((a, b) => compare(a.keys as never, b.keys as never));
  return chooseEntries(kind, sorted, ({ names }) => names, application);
}

function partsByKind(
  content: Pick<Content, 'files'>,
  edition: Edition,
  application: typeof asWritten = asWritten,
): ContentByKind {
  const parts = contentKinds.map((kind) => {
    const entries = namedEntries(content, kind, edition, application)
      .map(({ entry }) => entry)
      .filter(({ draft }) => !draft);
    const list = listOfEntries(kind);
    if (list === 'entries' || contentFiles[kind].pattern.includes('*')) return [kind, entries];
    const [file] = filesOf(content, kind);
    const { value, body } = file?.valueIn(edition) ?? {};
    return [kind, list ? value && { ...value, file: file?.path, slug: file?.slug, body, [list]: entries } : entries[0]];
  });
  return Object.fromEntries(parts) as ContentByKind;
}

function translationProblems(
  files: ReadonlyMap<string, ContentFile>,
  translations: readonly Translation[],
  languages: readonly string[],
  language = 'en',
): Problem[] {
  const [first = ''] = languages;
  return translations.flatMap(({ original, language: tag, file: { path: file } }): Problem[] => {
    if (!languages.includes(tag)) {
      const near = nearestTag(tag, languages);
      const rename = near && near !== first ? `Rename it to ${original.replace(/md$/, near)}.md, or a` : 'A';
      const write = first ? `${rename}dd ${tag} to languages` : `Write languages: [${language}, ${tag}]`;
      const allowed = englishNameOf(tag);
      return [{ file, ...describe({ kind: 'translationLanguage', found: original, allowed, write }) }];
    }
    if (files.has(original) && tag !== first) return [];
    const kind = files.has(original) ? 'firstLanguage' : 'translationAlone';
    return [{ file, ...describe({ kind, found: first, allowed: original }) }];
  });
}

/** What editions share: files that are read and parsed once. */
type SharedContent = Omit<Content, ContentKind | 'edition' | 'application' | 'palette' | 'problems'>;

/** Reads all content of a folder, in its first edition. What is wrong with it is among the problems. @throws if a file can't be opened */
export async function readContent(folder: ContentFolder): Promise<Content> {
  const { editions, tailored, today } = editionsOf(folder);
  const [first] = editions;
  const translations = readTranslations(folder, first.languages);
  const files = readFiles(folder, first.languages, translations);
  const bytes = folder.has(publicationsFile) ? folder.read(publicationsFile) : Buffer.of();
  const { entries, written, isWellFormed, problems } = await readPublications(bytes);
  const refreshed = folder.has(refreshedFile)
    ? attempt(() => refreshedSchema.parse(JSON.parse(folder.read(refreshedFile).toString())))
    : {};
  const theme = readTheme(folder);
  const { language } = (files.get(siteFile)?.valueIn(first).value ?? {}) as Partial<Site>;
  const shared: SharedContent = {
    editions,
    tailored,
    folder,
    files,
    translations: new Map(translations.map(({ file }) => [file.path, file])),
    bibliography: { text: bytes.toString(), entries, written, isWellFormed },
    refreshed: refreshed ?? {},
    theme,
    today,
    problemsOfFolder: [
      ...(refreshed ? [] : [{ file: refreshedFile, ...describe({ kind: 'refreshed' }) }]),
      ...(folder.has(siteFile) ? [] : [{ file: siteFile, ...describe({ kind: 'siteMissing' }) }]),
      ...translationProblems(files, translations, first.languages, language),
      ...problems,
      ...theme.problems,
    ],
  };
  return contentIn(first, shared);
}

/** Returns the content in each language. */
export const inAllEditions = (content: Content): Content[] =>
  content.editions.map((edition) => contentIn(edition, content));

/** Returns the content of an edition. */
export function contentIn(edition: Edition, content: SharedContent): Content {
  const { files, theme, problemsOfFolder } = content;
  const keys = content.bibliography.written.map(({ key }) => key);
  const file = files.get(edition.application ?? '');
  const value = file?.valueIn(edition).value as Application | undefined;
  const application = file && value && { ...value, file: file.path, slug: file.slug, body: file.markdown };
  const written = partsByKind(content, edition, application);
  const { site, ...parts } = application ? tailor(written, application) : written;
  setOwnStrings(
    Object.fromEntries(
      parts.strings.flatMap(({ slug, file: _, body: __, ...own }) => {
        const tag = languageTag(slug.split('.')[1] ?? '');
        return tag ? [[tag, stringsFrom(own, tag)]] : [];
      }),
    ),
  );
  return {
    ...content,
    ...parts,
    site: site && { ...site, language: edition.language ?? site.language },
    edition,
    application,
    palette: createPalette(site?.accent, theme.values),
    problems: [
      ...[...files.values()].flatMap((file) => file.valueIn(edition).problems),
      ...problemsOfFolder,
      ...(application
        ? applicationProblems(file, application, { files, edition, keys, language: site?.language })
        : []),
    ],
  };
}
