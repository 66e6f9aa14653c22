/** Finds what rejects a production build, and removes sample content. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentRoot, inContent, isInContent, isPrivatePath } from '#base/contentPath.ts';
import { openFolder } from '#content/folder.ts';
import { starterFiles } from '#content/newFiles.ts';
import { readContent } from '#content/readContent.ts';
import { folderAside, isSample } from '#content/sample.ts';
import { contentFiles, siteFile } from '#sections/contentFiles.ts';
import type { PublishReport, SaveResult } from '../api.ts';
import { contentWith, findProblems, write } from './check.ts';
import { HttpError } from './httpError.ts';

/** Files that `npm run create` writes for Vercel, Netlify and GitHub Pages. */
const hostFiles = ['vercel.json', 'netlify.toml', '.github/workflows/publish.yml'];

/** Returns what the build would reject or warn about. */
export async function beforePublishing(root: string): Promise<PublishReport> {
  // Private data is never published.
  const content = await readContent(openFolder(root));
  const url = content.site?.url;
  const hasHost = hostFiles.some((file) => existsSync(join(root, file)));
  return { problems: await findProblems(content), hasSample: isSample(content), hasHost, ...(url && { url }) };
}

/**
 * Moves sample content to another folder, and writes starter files as `npm run create` does.
 * @throws HttpError without a name, or without sample content; then nothing is written
 */
export async function removeSample(root: string, name: string): Promise<SaveResult> {
  const { success, data: site } = contentFiles.site.schema.safeParse({ name: name.trim() });
  if (!success) throw new HttpError(422, 'Enter your name first.');
  const content = await contentWith(root);
  if (!isSample(content)) throw new HttpError(422, 'There is no sample content to remove.');
  const old = content.folder.paths.filter((path) => isInContent(path) && !isPrivatePath(path));
  const starters = [...starterFiles({ name: site.name })].map(([path, text]) => [inContent(path), text] as const);
  const changes = new Map<string, string | null>([...old.map((path) => [path, null] as const), ...starters]);
  const aside = folderAside(root);
  try {
    const isOpen = (path: string) => !isPrivatePath(relative(root, path).replaceAll('\\', '/'));
    cpSync(join(root, contentRoot), join(root, aside), { recursive: true, preserveTimestamps: true, filter: isOpen });
    // Replacing the folder at once would stop the site in development mode from watching it.
    await write(root, changes, () => {});
    return { file: siteFile, message: `The sample content was moved to ${aside}/.` };
  } catch (error) {
    rmSync(join(root, aside), { recursive: true, force: true });
    throw error;
  }
}
