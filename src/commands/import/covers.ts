/** The images of a résumé's entries, as files of the content. */
import { fileNames } from '#base/slug.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { type ImageSource, readResumeImage } from './photo.ts';
import type { Resume } from './sortResume.ts';

interface Covers {
  /** Paths of the files by entry. */
  paths: ReadonlyMap<object, string>;
  /** By path from `content/`. */
  files: ReadonlyMap<string, Buffer>;
  reports: readonly string[];
}

/** Reads the images of entries, in lists that have a field for them. */
export async function readCovers({ lists }: Resume, source: ImageSource): Promise<Covers> {
  const paths = new Map<object, string>();
  const files = new Map<string, Buffer>();
  const reports: string[] = [];
  let waiting = 0;
  for (const { list, noun, main = '', fields } of jsonResumeLists) {
    const fileName = fileNames(noun);
    for (const entry of ('image' in fields && lists.get(list)) || []) {
      const { [main]: name = noun, image } = entry ?? {};
      if (!entry || !image) continue;
      const read = await readResumeImage(String(image), source);
      if ('bytes' in read) {
        const path = `images/${noun}-${fileName(String(name))}.${read.ending}`;
        files.set(path, read.bytes);
        paths.set(entry, path);
      } else if (read.isWaiting) waiting++;
      else reports.push(`The cover of "${name}" was left out: ${read.reason}. Add one with npm run edit.`);
    }
  }
  if (waiting) {
    const covers = waiting === 1 ? '1 cover was' : `${waiting} covers were`;
    const command = `npm run import -- ${source.typed} --fetch`;
    reports.push(`${covers} not downloaded. The site generates its own. To download, run: ${command}`);
  }
  return { paths, files, reports };
}
