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
import { sections } from '#sections/index.ts';
import { bibliography, publicationsFile } from '#sections/publications/schema.ts';
import type { Section } from '#sections/section.ts';
import { hiddenFiles } from '../folder.ts';
import { type Content, kindOf } from '../readContent.ts';
import { themeFile } from '../theme.ts';
import { exportFix, isImage, isUnshownImage } from './imageProblem.ts';
import { ownResume, ownResumeIn } from './resumeProblem.ts';

/** Names of files and of folders of entries, such as `site.yaml` and `projects/*.md`, by what they are called. */
const patterns = new Map(
  [...Object.values(contentFiles).map(({ pattern }) => pattern), bibliography, 'resume.pdf'].map((pattern) => [
    /^\w+/.exec(pattern)?.[0] ?? '',
    pattern,
  ]),
);
const folders = [...patterns.values()].filter((pattern) => pattern.includes('/')).map(posix.dirname);
/** The same, by other names that people give them. */
const others = new Map([
  ['cv', 'resume'],
  ...Object.entries<Section<never>>({ site, ...sections }).flatMap(([kind, { otherNames, jsonResume }]) =>
    [otherNames, jsonResume?.list, jsonResume && resumeLists[jsonResume.list].names].flatMap(
      (names) => names?.split(' ').map((name) => [name, kind] as const) ?? [],
    ),
  ),
]);

const isResume = (name: string) => /r[eé]sum[eé]|\bcv\b|lebenslauf/.test(name);
const isText = (ext: string) => /^\.(md\w*|mk?do?w?n|markdown|txt|ya?ml)$/.test(ext);

function suggestPath(file: string): string | undefined {
  const { ext, base, name: whole } = posix.parse(file.toLowerCase());
  const name = whole.replace(/\.(md|ya?ml|bib)$/, '');
  if (/^\.(s?css|sass|less)$/.test(ext)) return themeFile;
  if (ext.startsWith('.bib') || base.endsWith('.bib.txt')) return publicationsFile;
  if (/^\.(docx?|odt|pages|pdf)$/.test(ext) && isResume(name)) return ownResume;
  if (!isText(ext)) return undefined;
  const [, folder] = /^([^/]*)\//.exec(belowContent(file)) ?? [];
  const called = folder?.toLowerCase() ?? name;
  const pattern = patterns.get(others.get(called) ?? nearest(called, [...patterns.keys()]) ?? '');
  // `projects/river/index.md` is the entry of its folder.
  const slug = name === 'index' ? posix.basename(posix.dirname(file)) : name;
  return pattern && inContent(pattern.replace('*', folder ? toSlug(slug) || slug : 'name'));
}

/** Returns the name of a file as that of a translation, if that is what it is meant to be: `fr/about.md`, `about_fr.md`. */
function suggestTranslation({ folder, editions }: Content, file: string): string | undefined {
  const tag = '([a-z]{2,3}(?:[-_][a-z]{2,4})?)';
  const path = belowContent(file).replace(new RegExp(`^${tag}/(.+)(\\.\\w+)$`, 'i'), '$2_$1$3');
  const [, stem = '', suffix = '', ext = ''] = new RegExp(`^(.+?)[._-]${tag}(\\.\\w+)$`, 'i').exec(path) ?? [];
  const edition = editions.slice(1).find(({ language }) => language === languageTag(suffix));
  if (!edition) return undefined;
  if (/^\.pdf$/i.test(ext) && isResume(stem.toLowerCase())) return ownResumeIn(edition);
  if (isText(ext) && folder.has(inContent(`${stem}.md`))) return inContent(`${stem}.${edition.language}.md`);
  const fields = inContent(`${stem}.yaml`);
  return /^\.ya?ml$/i.test(ext) && kindOf(fields) ? fields : undefined;
}

function adviceFor(content: Content, file: string): ProblemFacts {
  if (isUnshownImage(file)) return { fix: exportFix(file) };
  const { name, ext, dir } = posix.parse(file.toLowerCase());
  if (ext === '.json' && isResume(name)) return { fix: 'import', write: shellWord(file) };
  const translation = suggestTranslation(content, file);
  const write = translation ?? suggestPath(file);
  if (!write && dir === contentRoot && ext === '.md')
    return { fix: 'moveToFolder', write: folders.map((each) => inContent(`${each}/`)).join(', ') };
  if (!write) return { fix: 'serve' };
  if (write.endsWith('.pdf') && ext !== '.pdf') return { fix: 'export', write };
  const isOther = write.endsWith('.yaml') && (translation || !/\.ya?ml$/i.test(file));
  return { fix: isOther || write.endsWith('/name.md') || content.folder.has(write) ? 'move' : 'rename', write };
}

/** Warns of files that nothing reads, but not of the images in `named`, whose problems are where content points to them. */
export function unreadFiles(content: Content, named: ReadonlySet<string>): Problem[] {
  const { folder, files, translations, editions } = content;
  const fixed = [publicationsFile, themeFile, ...editions.map(ownResumeIn)];
  const read = new Set([...files.keys(), ...translations.keys(), ...named, ...fixed]);
  const isUnread = (file: string) => isInContent(file) && !read.has(file) && !read.has(file.normalize());
  return folder.paths
    .filter((file) => isUnread(file) && !isImage(file) && !hiddenFiles.test(file))
    .map((file) => ({ file, ...describe({ kind: 'unread', ...adviceFor(content, file) }) }));
}
