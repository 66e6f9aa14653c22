import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inContent, isInContent, isPrivatePath } from '#base/contentPath.ts';
import { openFolder } from '#content/folder.ts';
import { starterFiles } from '#content/newFiles.ts';
import { readContent } from '#content/readContent.ts';
import { isSample } from '#content/sample.ts';
import { contentFiles, siteFile } from '#sections/contentFiles.ts';
import type { PublishReport, Requests, SaveResult } from '../api.ts';
import { HttpError } from './httpError.ts';
import { contentOf, findProblems, moveAside, write } from './write.ts';

/** Files that `npm run create` writes for Vercel, Netlify and GitHub Pages. */
const hostFiles = ['vercel.json', 'netlify.toml', '.github/workflows/publish.yml'];

export async function beforePublishing(root: string): Promise<PublishReport> {
  // Private data is never published.
  const content = await readContent(openFolder(root));
  const url = content.site?.url;
  const hasHost = hostFiles.some((file) => existsSync(join(root, file)));
  return { problems: await findProblems(content), hasSample: isSample(content), hasHost, ...(url && { url }) };
}

/** Moves sample content to another folder, and writes starter files as `npm run create` does. */
export async function removeSample(root: string, { name }: Requests['removeSample']): Promise<SaveResult> {
  const { success, data: site } = contentFiles.site.schema.safeParse({ name: name.trim() });
  if (!success) throw new HttpError(422, 'Enter your name first.');
  const content = await contentOf(root);
  if (!isSample(content)) throw new HttpError(422, 'There is no sample content to remove.');
  const sample = content.folder.paths.filter((path) => isInContent(path) && !isPrivatePath(path));
  const { aside, changes } = moveAside(root, content.folder, sample);
  const starters = [...starterFiles({ name: site.name })].map(([path, text]) => [inContent(path), text] as const);
  // Replacing the folder at once would stop the site in development mode from watching it.
  await write(root, content, new Map<string, string | Buffer | null>([...changes, ...starters]));
  return { file: siteFile, message: `The sample content was moved to ${aside}/.` };
}
