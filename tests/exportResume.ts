import { openFolder } from '../src/content/folder.ts';
import { readContent } from '../src/content/readContent.ts';
import { jsonResume } from '../src/documents/resume/jsonResume.ts';
import type { Publication } from '../src/sections/publications/publication.ts';

/** Returns a folder's content for the résumé, without publications, since their references are not formatted. */
export async function readValues(root: string) {
  const { site, ...content } = await readContent(openFolder(root));
  if (!site) throw new Error('content/site.yaml is missing');
  return { ...content, site };
}

/** Returns the `resume.json` of a folder's content, as the site serves it on this machine. */
export async function exportResume(root: string, publications?: readonly Publication[]) {
  const content = await readValues(root);
  return JSON.parse(JSON.stringify(jsonResume({ ...content, publications })));
}
