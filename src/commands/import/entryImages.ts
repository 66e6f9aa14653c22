/** The images of a résumé's entries, as files of the content. */
import { englishCount } from '#base/counter.ts';
import { fileNames } from '#base/slug.ts';
import { jsonResumeLists } from '#sections/index.ts';
import { type ImageSource, readResumeImage } from './photo.ts';
import type { Resume } from './sortResume.ts';

interface EntryImages {
  /** Paths of the files by entry. */
  paths: ReadonlyMap<object, string>;
  /** By path from `content/`. */
  files: ReadonlyMap<string, Buffer>;
  reports: readonly string[];
}

/** Reads the images of entries, in lists that have a field for them. */
export async function readEntryImages({ lists }: Resume, source: ImageSource): Promise<EntryImages> {
  const paths = new Map<object, string>();
  const files = new Map<string, Buffer>();
  const reports: string[] = [];
  for (const { list, noun, main = '', fields } of jsonResumeLists) {
    const fileName = fileNames(noun);
    let waiting = 0;
    for (const entry of ('image' in fields && lists.get(list)) || []) {
      const { [main]: name = noun, image } = entry ?? {};
      if (!entry || !image) continue;
      const read = await readResumeImage(String(image), source);
      if ('bytes' in read) {
        const path = `images/${noun}-${fileName(String(name))}.${read.ending}`;
        files.set(path, read.bytes);
        paths.set(entry, path);
      } else if (read.isWaiting) waiting++;
      else reports.push(`The image of "${name}" was left out: ${read.reason}. Add one with npm run edit.`);
    }
    if (waiting) {
      const images = `${englishCount(waiting, `${noun} image`)} ${waiting === 1 ? 'was' : 'were'}`;
      reports.push(`${images} not downloaded. To download, run: npm run import -- ${source.typed} --fetch`);
    }
  }
  return { paths, files, reports };
}
