/** The images of a résumé's projects, as files of the content. */
import { fileNames } from '#base/fileNames.ts';
import { shellWord } from '#base/terminal.ts';
import { type Picture, type PictureSource, readPicture } from './photo.ts';
import type { Resume } from './sortResume.ts';

interface Covers {
  /** By path from `content/`. */
  files: ReadonlyMap<string, Buffer>;
  reports: readonly string[];
}

/** Reads the image of each project, and replaces it by the path of its file. */
export async function readCovers({ lists }: Resume, source: PictureSource): Promise<Covers> {
  const nameOf = fileNames('project');
  const files = new Map<string, Buffer>();
  const reports: string[] = [];
  let waiting = 0;
  for (const project of (lists.get('projects') ?? []) as ({ name?: string; image?: string } | undefined)[]) {
    if (!project?.image) continue;
    const { name = 'project', image } = project;
    project.image = undefined;
    const picture: Picture = await readPicture(image, source);
    if ('bytes' in picture) {
      const path = `images/project-${nameOf(name)}.${picture.ending}`;
      files.set(path, picture.bytes);
      project.image = `../${path}`;
    } else if (picture.isWaiting) waiting++;
    else reports.push(`The cover of "${name}" was left out: ${picture.reason}. Add one with npm run edit.`);
  }
  if (waiting) {
    const covers = waiting === 1 ? '1 cover was' : `${waiting} covers were`;
    const command = `npm run import -- ${shellWord(source.typed)} --fetch`;
    reports.push(`${covers} not downloaded, so one is generated. To import, run: ${command}`);
  }
  return { files, reports };
}
