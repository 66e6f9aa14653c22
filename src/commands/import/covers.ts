/** The images of a résumé's projects, as files of the content. */

import type { Group } from '#base/group.ts';
import { fileNames } from '#base/slug.ts';
import { type ImageSource, readResumeImage } from './photo.ts';
import type { Resume } from './sortResume.ts';

interface Covers<Read extends Resume> {
  /** The résumé with the paths of the new files. */
  resume: Read;
  /** By path from `content/`. */
  files: ReadonlyMap<string, Buffer>;
  reports: readonly string[];
}

/** Reads the image of each project. */
export async function readCovers<Read extends Resume>(resume: Read, source: ImageSource): Promise<Covers<Read>> {
  const fileName = fileNames('project');
  const files = new Map<string, Buffer>();
  const reports: string[] = [];
  let waiting = 0;
  const projects: (Group | undefined)[] = [];
  for (const project of resume.lists.get('projects') ?? []) {
    const { name = 'project', image } = (project ?? {}) as { name?: string; image?: string };
    if (!image) {
      projects.push(project);
      continue;
    }
    const read = await readResumeImage(image, source);
    if ('bytes' in read) {
      const path = `images/project-${fileName(name)}.${read.ending}`;
      files.set(path, read.bytes);
      projects.push({ ...project, image: `../${path}` });
      continue;
    }
    projects.push({ ...project, image: undefined });
    if (read.isWaiting) waiting++;
    else reports.push(`The cover of "${name}" was left out: ${read.reason}. Add one with npm run edit.`);
  }
  if (waiting) {
    const covers = waiting === 1 ? '1 cover was' : `${waiting} covers were`;
    const command = `npm run import -- ${source.typed} --fetch`;
    reports.push(`${covers} not downloaded. The site generates its own. To download, run: ${command}`);
  }
  return { resume: { ...resume, lists: new Map([...resume.lists, ['projects', projects]]) }, files, reports };
}
