/** The images of a résumé's projects, as files of the content. */
import { fileNames } from '#base/fileNames.ts';
import { type Image, type ImageSource, readImage } from './photo.ts';
import type { Resume } from './sortResume.ts';

interface Covers {
  /** By path from `content/`. */
  files: ReadonlyMap<string, Buffer>;
  reports: readonly string[];
}

/** Reads the image of each project, and replaces it with the path of its new file. */
export async function readCovers({ lists }: Resume, source: ImageSource): Promise<Covers> {
  const nameOf = fileNames('project');
  const files = new Map<string, Buffer>();
  const reports: string[] = [];
  let waiting = 0;
  for (const project of (lists.get('projects') ?? []) as ({ name?: string; image?: string } | undefined)[]) {
    if (!project?.image) continue;
    const { name = 'project', image } = project;
    project.image = undefined;
    const read: Image = await readImage(image, source);
    if ('bytes' in read) {
      const path = `images/project-${nameOf(name)}.${read.ending}`;
      files.set(path, read.bytes);
      project.image = `../${path}`;
    } else if (read.isWaiting) waiting++;
    else reports.push(`The cover of "${name}" was left out: ${read.reason}. Add one with npm run edit.`);
  }
  if (waiting) {
    const covers = waiting === 1 ? '1 cover was' : `${waiting} covers were`;
    const command = `npm run import -- ${source.typed} --fetch`;
    reports.push(`${covers} not downloaded, so one is generated. To import, run: ${command}`);
  }
  return { files, reports };
}
