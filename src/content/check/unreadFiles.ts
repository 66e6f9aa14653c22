/** Finds files in `content/` that the site doesn't use, which is probably a mistake. */
import { posix } from 'node:path';
import { belowContent, contentRoot, inContent, isInContent } from '#base/contentPath.ts';
import { languageTag } from '#base/languageTag.ts';
import { nearest } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import { describe, type ProblemFacts } from '#base/problemTexts.ts';
import { resumeLists } from '#base/resume/resume.ts';
import { toSlug } from '#base/slug.ts';
import { shellWord } from '#base/terminal.ts';
import { contentFiles, site } from '#sections/contentFiles.ts';
import { entryOf, sections } from '#sections/index.ts';
import { bibliography, publicationsFile } from '#sections/publications/schema.ts';
import type { Section } from '#sections/section.ts';
import { type ContentFolder, hiddenFiles } from '../folder.ts';
import { type Content, kindOf } from '../readContent.ts';
import { themeFile } from '../theme.ts';
import { exportFix, isImage, isUnshownImage } from './imageProblem.ts';
import { ownResume, ownResumeIn } from './resumeProblem.ts';

const patternsOf = (areEntries: boolean) =>
  Object.entries(contentFiles).flatMap(([kind, { pattern }]) => (areEntries === !!entryOf(kind) ? [pattern] : []));
/** Files with fixed names. */
const singles = [...patternsOf(false), bibliography, posix.basename(ownResume)];
/** Folders whose files may have any name. */
const contentFolders = patternsOf(true).map(posix.dirname);

const isResume = (name: string) => /r[eé]sum[eé]|\bcv\b|lebenslauf/.test(name);

/** Kinds of files by other names that people give them. */
const synonyms = new Map([
  ['cv', 'resume'],
  ...Object.entries<Section<never>>({ site, ...sections }).flatMap(([kind, { otherNames, jsonResume }]) =>
    [otherNames, jsonResume?.list, jsonResume && resumeLists[jsonResume.list].names].flatMap(
      (names) => names?.split(' ').map((name) => [name, kind] as const) ?? [],
    ),
  ),
]);
/** Returns the section that a name means: of a folder of files, or of one file. */
function suggestSection(name: string): { folder?: string; file?: string } {
  const stems = singles.map((single) => posix.parse(single).name);
  const suggested = synonyms.get(name) ?? nearest(name, [...contentFolders, ...stems]);
  const file = singles[stems.indexOf(suggested ?? '')];
  return contentFolders.includes(suggested ?? '') ? { folder: suggested } : { file };
}

const isMarkdown = (ext: string) => /^\.(md\w*|mk?do?w?n|markdown|txt|ya?ml)$/.test(ext);

/** Returns where a file was probably meant to be, from the repository's root. */
function suggestPath(file: string): string | undefined {
  const [, folder = '', isInside] = /^([^/]*)(\/)?/.exec(belowContent(file)) ?? [];
  const { ext, base } = posix.parse(file.toLowerCase());
  const name = posix.parse(file.toLowerCase()).name.replace(/\.(md|ya?ml|bib)$/, '');
  if (/^\.(s?css|sass|less)$/.test(ext)) return themeFile;
  if (ext.startsWith('.bib') || base.endsWith('.bib.txt')) return publicationsFile;
  if (/^\.(docx?|odt|pages|pdf)$/.test(ext) && isResume(name)) return ownResume;
  if (!isMarkdown(ext)) return undefined;
  const section = isInside ? suggestSection(folder.toLowerCase()) : {};
  // `projects/river/index.md` is the entry of its folder.
  const slug = name === 'index' ? posix.basename(posix.dirname(file)) : name;
  if (section.folder) return inContent(`${section.folder}/${toSlug(slug) || slug}.md`);
  const single = isInside ? section.file : suggestSection(name).file;
  return single && inContent(single);
}

/** A language tag in a path, as owners write it: `fr`, `pt_br`. */
const tagInPath = '([a-z]{2,3}(?:[-_][a-z]{2,4})?)';
const beforeExtension = new RegExp(`^(.+?)[._-]${tagInPath}(\\.\\w+)$`, 'i');
const ownFolder = new RegExp(`^${tagInPath}/(.+)(\\.\\w+)$`, 'i');

/** Returns what to do with a file named as a translation into a further language of the site. */
function translationAdvice({ folder, editions }: Content, file: string): ProblemFacts | undefined {
  const path = belowContent(file);
  const [, tag = '', name = '', end = ''] = ownFolder.exec(path) ?? [];
  const [, stem = name, suffix = tag, extension = end] = beforeExtension.exec(path) ?? [];
  const edition = editions.slice(1).find(({ language }) => language === languageTag(suffix));
  if (!edition?.language) return undefined;
  if (/^\.pdf$/i.test(extension) && isResume(stem.toLowerCase())) return renameTo(folder, ownResumeIn(edition));
  if (isMarkdown(extension) && folder.has(inContent(`${stem}.md`)))
    return renameTo(folder, inContent(`${stem}.${edition.language}.md`));
  const fields = inContent(`${stem}.yaml`);
  const write = `${fields}, by language, such as { ${editions[0]?.language}: …, ${edition.language}: … }`;
  return /^\.ya?ml$/i.test(extension) && kindOf(fields) ? { fix: 'byLanguage', write } : undefined;
}

const renameTo = (folder: ContentFolder, write: string): ProblemFacts => ({
  fix: folder.has(write) ? 'move' : 'rename',
  write,
});

/** Returns what to do with a file for which no other name is known. */
function adviceWithoutName(file: string): ProblemFacts {
  const { name, ext, dir } = posix.parse(file.toLowerCase());
  if (dir !== contentRoot || !isMarkdown(ext)) return { fix: 'serve' };
  const { folder } = suggestSection(name);
  if (folder) return { fix: 'ownFile', write: inContent(`${folder}/name.md`) };
  if (ext !== '.md') return { fix: 'serve' };
  return { fix: 'moveToFolder', write: contentFolders.map((each) => inContent(`${each}/`)).join(', ') };
}

function adviceFor(content: Content, file: string): ProblemFacts {
  const translation = translationAdvice(content, file);
  if (translation) return translation;
  if (isUnshownImage(file)) return { fix: exportFix(file) };
  const { name, ext } = posix.parse(file.toLowerCase());
  if (ext === '.json' && isResume(name)) return { fix: 'import', write: shellWord(file) };
  const write = suggestPath(file);
  if (!write) return adviceWithoutName(file);
  const isOther = write.endsWith('.yaml') && !/\.ya?ml\b/i.test(file);
  if (isOther || content.folder.has(write)) return { fix: 'move', write };
  const isEntry = contentFolders.includes(posix.basename(posix.dirname(write)));
  if (ext === '.txt' && !name.endsWith('.md') && isEntry) return { fix: 'publish', write };
  if (write.endsWith('.pdf') && ext !== '.pdf') return { fix: 'export', write };
  return { fix: /\.ya?ml$/i.test(file) && write.endsWith('.md') ? 'renameFenced' : 'rename', write };
}

/**
 * Warns of files in `content/` that nothing reads, except hidden ones.
 * @param named images that content points to: what is wrong with one is reported there
 */
export function unreadFiles(content: Content, named: ReadonlySet<string>): Problem[] {
  const { folder, files, translations, editions } = content;
  const read = new Set([
    ...files.keys(),
    ...translations.keys(),
    ...named,
    publicationsFile,
    themeFile,
    ...editions.map(ownResumeIn),
  ]);
  return folder.paths
    .filter(
      (file) =>
        isInContent(file) &&
        !read.has(file) &&
        !read.has(file.normalize()) &&
        !isImage(file) &&
        !hiddenFiles.test(file),
    )
    .map((file) => ({ file, ...describe({ kind: 'unread', ...adviceFor(content, file) }) }));
}
