/** Puts imported content in place: completely or not at all, and never over the owner's own files. */
import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { writeFolder } from '#base/beside.ts';
import { contentRoot, inContent, isInContent, isPrivatePath } from '#base/contentPath.ts';
import { filesIn } from '#base/folders.ts';
import { isError, type Problem } from '#base/problems.ts';
import { checkContent } from '#content/check/checkContent.ts';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { editYaml } from '#content/editYaml.ts';
import { openFolder, withChanges } from '#content/folder.ts';
import { type Content, readContent, translatedBy } from '#content/readContent.ts';
import { folderAside } from '#content/sample.ts';
import { isSameText, writeFiles } from '#content/writeFiles.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import type { ImportedFiles } from '#sections/importResult.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { fileText } from './toContent.ts';

type WrittenFiles = ReadonlyMap<string, string | Buffer>;

export interface ImportOptions {
  force?: boolean;
  /** Replaces them, and removes entries that the résumé lacks; the old content is kept aside. */
  replace?: boolean;
  phone?: boolean;
  /** Of a résumé that doesn't say its own, or the only one to import from a résumé with several. Default: all. */
  language?: string;
  /** The languages of the site, the first one first. Default: as the résumé has them. */
  languages?: readonly string[];
  /** The site's color. Default: by the name, unless content/site.yaml has one. */
  accent?: string;
  /** The files as the owner typed them, for a command. Default: their names. */
  typed?: string;
  fetch?: boolean;
  say: (line: string) => void;
}

export interface Plan {
  inTheWay: string[];
  kept: string[];
  /** Those that an earlier import may have written: entries, lists, and images beside them. */
  removed: string[];
  /** A folder beside `content/` that keeps the old content. If omitted, the old content is deleted. */
  aside?: string;
}

const { site: _, private: __, ...others } = contentFiles;
/** What an import writes: files, and folders with the images in them. */
const imported = [
  publicationsFile,
  ...Object.values(others).map(({ pattern }) => inContent(pattern.replace(/\*.*/, ''))),
];
function isImported(path: string): boolean {
  const { original = inContent(path) } = translatedBy(inContent(path)) ?? {};
  return imported.some((name) => (name.endsWith('/') ? original.startsWith(name) : original === name));
}

/** Returns the owner's files with the fields of imported ones; other words, comments and orders of them stay. */
export function editedFiles(content: Content, imported: ImportedFiles): Map<string, string> {
  return new Map(
    [...imported].flatMap(([path, file]): [string, string][] => {
      const own = content.files.get(inContent(path));
      if (!own?.data || !own.parts || !('fields' in file)) return own ? [] : [[path, fileText(path, file)]];
      const yaml = editYaml(own.parts.yaml, jsonSchemaOf(own.kind), own.data, file.fields);
      const text = own.text ?? '';
      return yaml === own.parts.yaml ? [] : [[path, text.replace(own.parts.yaml, () => yaml)]];
    }),
  );
}

/**
 * Plans what becomes of the files that are there: sample content is moved aside as a whole.
 * @param replace removes what an earlier import may have written
 */
export function planContent(root: string, files: WrittenFiles, isSample: boolean, replace = false): Plan {
  if (isSample) return { inTheWay: [], kept: [], removed: [], aside: folderAside(root) };
  const content = join(root, contentRoot);
  const own = filesIn(content);
  const same = (path: string) => isSameText(files.get(path) ?? null, readFileSync(join(content, path)));
  const others = own.filter((path) => !files.has(path));
  return {
    inTheWay: own.filter((path) => files.has(path) && !same(path)),
    kept: others.filter((path) => !replace || !isImported(path)),
    removed: others.filter((path) => replace && isImported(path)),
    ...(replace && own.length && { aside: folderAside(root) }),
  };
}

/** Returns a part of a report, if it has lines. */
export const reportPart = (heading: string, lines: readonly string[]): string[] =>
  lines.length ? [[heading, ...lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`)].join('\n')] : [];

/**
 * Checks the new content, and writes it if it has no errors.
 * @param others files outside of content/ that it may link to, by their paths from the root
 * @returns all problems; if one is an error, nothing has changed
 * @throws if a file can't be written; then nothing has changed either
 */
export async function writeContent(
  root: string,
  files: WrittenFiles,
  plan: Pick<Plan, 'kept' | 'aside'>,
  others: ReadonlyMap<string, Buffer> = new Map(),
): Promise<Problem[]> {
  const folder = openFolder(root);
  const { aside } = plan;
  // Private data is never part of the sample or of a résumé.
  const isPrivate = (path: string) => isPrivatePath(inContent(path));
  const kept = [...plan.kept, ...filesIn(join(root, contentRoot)).filter(isPrivate)];
  const isKept = (path: string) => kept.some((name) => `${path}/`.startsWith(inContent(`${name}/`)));
  const removed = folder.paths.filter((path) => aside && isInContent(path) && !isKept(path));
  const written = new Map([...files].map(([path, file]) => [inContent(path), file]));
  const next = withChanges(folder, new Map([...removed.map((path) => [path, null] as const), ...written, ...others]));
  const problems = await checkContent(await readContent(next));
  if (problems.some(isError)) return problems;
  const named = join(root, contentRoot);
  // A link is moved aside as it is; otherwise the folder that it points to changes.
  const place = aside || !existsSync(named) ? named : realpathSync(named);
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  const fill = (stage: string) => {
    if (!aside && existsSync(place)) copy(place, stage);
    // Content of a linked folder is already there through the link.
    else for (const path of kept) if (!existsSync(join(stage, path))) copy(join(place, path), join(stage, path));
    writeFiles(stage, files);
  };
  await writeFolder(place, fill, aside && join(root, aside));
  return problems;
}
