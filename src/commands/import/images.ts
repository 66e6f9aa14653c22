/** Images of a résumé: embedded, in its folder, or at a URL. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { cutAtWord } from '#base/characters.ts';
import { download, largestDownload } from '#base/download.ts';
import { rasterFormats } from '#base/imageFormats.ts';
import type { Resume } from '#base/resume/resume.ts';
import { fileNames } from '#base/slug.ts';
import { withoutMetadata } from '#content/withoutMetadata.ts';

export interface ImageSource {
  folder: string;
  fetch?: boolean;
  typed: string;
  download?: (url: string) => Promise<Buffer>;
}

/** The images of a résumé that were read, without metadata. */
export interface ReadImages {
  /** Paths from `content/`, by project, and by the basics for the photo. */
  paths: Map<object, string>;
  files: Map<string, string | Buffer>;
  reports: Set<string>;
}

/** Reads the photo and the images of projects. Images that are read already stay. */
export async function readImages({ basics, lists }: Resume, source: ImageSource, images: ReadImages): Promise<void> {
  const fileName = fileNames('project');
  const named = [
    { entry: basics, path: 'images/photo', what: 'Your photo' },
    ...lists.projects.map((entry) => ({
      entry,
      path: `images/project-${fileName(entry.name ?? 'project')}`,
      what: `The image of "${entry.name}"`,
    })),
  ];
  for (const { entry, path, what } of named) {
    const [first] = entry.image?.split('\n') ?? [];
    if (!first) continue;
    const image = first.replace(/^\[.*\]\((.*)\)$/, '$1');
    try {
      const { ending, bytes } = await readImage(image, source);
      const file = `${path}.${ending}`;
      images.paths.set(entry, file);
      if (!images.files.has(file)) images.files.set(file, bytes);
    } catch (error) {
      images.reports.add(
        error instanceof Waiting
          ? `Images on the web were not downloaded. To download them, run: npm run import -- ${source.typed} --fetch`
          : `${what} was left out: ${reasonOf(error)}. Add one with npm run edit: ${cutAtWord(image, 200)}`,
      );
    }
  }
}

class Waiting extends Error {
  override message = 'it is on the web, and --fetch downloads it';
}

const accept = Object.values(rasterFormats)
  .flatMap(({ type, start }) => (start ? type : []))
  .join(', ');

export async function readImage(image: string, source: ImageSource): Promise<{ ending: string; bytes: Buffer }> {
  if (/^https:/i.test(image) && !source.fetch) throw new Waiting();
  const isUrl = /^https?:/i.test(image);
  const bytes = isUrl
    ? await (source.download ?? ((url) => download(url, accept)))(image)
    : await readLocal(image, source.folder);
  const beginning = bytes.toString('latin1', 0, 12);
  const format = Object.values(rasterFormats).find(({ start }) => start?.test(beginning));
  if (!format) throw new Error('it is not a PNG, JPEG, WebP or GIF');
  return { ending: format.endings[0].slice(1), bytes: await withoutMetadata(bytes) };
}

async function readLocal(image: string, folder: string): Promise<Buffer> {
  if (image.length > largestDownload * 1.4) throw new Error('it is larger than 10 MB');
  // What a data URI holds is decoded, nothing is fetched.
  if (/^data:/i.test(image)) return Buffer.from(await (await fetch(image)).arrayBuffer());
  const assertBeside = (path: string, base: string) => {
    if (!path.startsWith(base + sep)) throw new Error("it is not in the résumé's folder");
  };
  const named = resolve(folder, image);
  // Check before any file access: Windows would contact another computer for a path such as `\\host\file`.
  assertBeside(named, resolve(folder));
  const file = realpathSync(named);
  assertBeside(file, realpathSync(folder));
  if (statSync(file).size > largestDownload) throw new Error('it is larger than 10 MB');
  return readFileSync(file);
}

function reasonOf(error: unknown): string {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file beside the résumé';
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (cause instanceof Error) return cause.message;
  return message.split('\n')[0] ?? message;
}
