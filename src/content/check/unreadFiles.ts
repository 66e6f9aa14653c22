/** Finds files in `content/` that the site doesn't use, which is probably a mistake. */
import { posix } from 'node:path';
import { belowContent, inContent, isInContent } from '#base/contentPath.ts';
import { nearest } from '#base/nearest.ts';
import type { Problem } from '#base/problems.ts';
import { describe, type ProblemFacts } from '#base/problemTexts.ts';
import { toSlug } from '#base/slug.ts';
import { contentFiles, site } from '#sections/contentFiles.ts';
import { sections } from '#sections/index.ts';
import { bibliography, publicationsFile } from '#sections/publications/fields.ts';
import type { Section } from '#sections/section.ts';
import { hiddenFiles } from '../folder.ts';
import type { Content } from '../readContent.ts';
import { themeFile } from '../theme.ts';
import { isImage, isUnshownImage } from './imageProblem.ts';
import { ownResume, ownResumeIn } from './resumeProblem.ts';

/** Names of files and of folders of entries, such as `site.yaml` and `projects/*.md`, by what they are called. */
const patterns = new Map(
  [...Object.values(contentFiles).map(({ pattern }) => pattern), bibliography].map((pattern) => [
    /^\w+/.exec(pattern)?.[0] ?? '',
    pattern,
  ]),
);
/** The same, by other names that people give them. */
const others = new Map(
  Object.entries<Section<never>>({ site, ...sections }).flatMap(([kind, { otherNames = '', jsonResume }]) =>
    [...otherNames.split(' '), jsonResume?.list].flatMap((name) => (name ? [[name, kind] as const] : [])),
  ),
);

function suggestPath(file: string): string | undefined {
  const { ext, name: whole } = posix.parse(file.toLowerCase());
  if (/^\.(s?css|sass|less)$/.test(ext)) return themeFile;
  if (ext.startsWith('.bib')) return publicationsFile;
  if (ext === '.pdf' && /r[eé]sum[eé]|\bcv\b/.test(whole)) return ownResume;
  if (!/^\.(md\w*|mk?do?w?n|markdown|txt|ya?ml)$/.test(ext)) return undefined;
  const [, folder] = /^([^/]*)\//.exec(belowContent(file)) ?? [];
  const name = whole.replace(/\.(md|ya?ml)$/, '');
  const called = folder?.toLowerCase() ?? name;
  const pattern = patterns.get(others.get(called) ?? nearest(called, [...patterns.keys()]) ?? '');
  // `projects/river/index.md` is the entry of its folder.
  const slug = name === 'index' ? posix.basename(posix.dirname(file)) : name;
  return pattern && inContent(pattern.replace('*', folder ? toSlug(slug) || slug : 'name'));
}

function adviceFor({ folder }: Content, file: string): ProblemFacts {
  if (isUnshownImage(file)) return { fix: 'export' };
  const write = suggestPath(file);
  if (!write) return { fix: 'serve' };
  const isOther = write.endsWith('.yaml') && !/\.ya?ml$/i.test(file);
  return { fix: isOther || write.endsWith('/name.md') || folder.has(write) ? 'move' : 'rename', write };
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
