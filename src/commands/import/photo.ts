/** Images of a résumé: embedded, in its folder, or at a URL. */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { cutAtWord } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { rasterFormats } from '#base/imageFormats.ts';
import type { Resume } from '#base/resume/resume.ts';
import { fileNames } from '#base/slug.ts';
import { withoutMetadata } from '#content/withoutMetadata.ts';
import { fetchImage, largestDownload } from './fetchImage.ts';

/** The photo, or a note on how to add one that was left out. */
export type ImportedPhoto = { path: string; bytes: Buffer } | { report: string };

/** An image, or why it is left out. */
type ImportedImage = { ending: string; bytes: Buffer } | { reason: string; isWaiting: boolean };

/** Where to find images of a résumé. */
export interface ImageSource {
  /** The folder of the résumé. */
  folder: string;
  /** Downloads images from their URLs. */
  fetch?: boolean;
  /** The résumé's files as the owner typed them, for a command. */
  typed: string;
  /** The résumé's own URL: an image next to it there may also be next to the file. */
  canonical?: string;
  download?: (url: string) => Promise<Buffer>;
}

/** Returns the file extension of an image, by its first bytes. */
function endingOf(bytes: Buffer): string | undefined {
  const beginning = bytes.toString('latin1', 0, 12);
  const format = Object.values(rasterFormats).find(({ start }) => start?.test(beginning));
  return format?.endings[0].slice(1);
}

const byHand = 'Add one with npm run edit';

/** Returns the path of an image, relative to the résumé, if its URL is next to the résumé's own URL. */
function besideResume(image: string, { canonical, folder }: ImageSource): string | undefined {
  if (!canonical || !URL.canParse('.', canonical)) return undefined;
  const { href } = new URL('.', canonical);
  const path = image.startsWith(href) ? decodeURI(image.slice(href.length)) : undefined;
  return path && existsSync(join(folder, path)) ? path : undefined;
}

/** Returns an image that a résumé points to, without metadata. */
async function readResumeImage(named: string, source: ImageSource): Promise<ImportedImage> {
  const image = besideResume(named, source) ?? named;
  if (/^https:/i.test(image) && !source.fetch) return { reason: 'it is on the web', isWaiting: true };
  try {
    const isUrl = /^https?:/i.test(image);
    const bytes = isUrl ? await (source.download ?? fetchImage)(image) : await readLocal(image, source.folder);
    const ending = endingOf(bytes);
    if (!ending) throw new Error('it is not a PNG, JPEG, WebP or GIF');
    return { ending, bytes: await withoutMetadata(bytes) };
  } catch (error) {
    return { reason: reasonOf(error), isWaiting: false };
  }
}

/** Returns the photo of a résumé, without metadata. */
export async function readPhoto(named: string, source: ImageSource): Promise<ImportedPhoto> {
  const image = await readResumeImage(named, source);
  if ('bytes' in image) return { path: `images/photo.${image.ending}`, bytes: image.bytes };
  const shown = cutAtWord(named, 200);
  if (!image.isWaiting) return { report: `Your photo was left out: ${image.reason}. ${byHand}: ${shown}` };
  const command = `npm run import -- ${source.typed} --fetch`;
  return { report: `Your photo was not downloaded: ${shown}. To import it, run: ${command}` };
}

interface ProjectImages {
  /** Paths of the files by entry. */
  paths: ReadonlyMap<object, string>;
  /** By path from `content/`. */
  files: ReadonlyMap<string, Buffer>;
  reports: readonly string[];
}

/** Reads the images of projects: of several, the first that can be read. */
export async function readProjectImages({ lists }: Resume, source: ImageSource): Promise<ProjectImages> {
  const paths = new Map<object, string>();
  const files = new Map<string, Buffer>();
  const reports: string[] = [];
  const fileName = fileNames('project');
  let waiting = 0;
  for (const project of lists.projects) {
    const { name = 'project', image } = project;
    if (!image) continue;
    const all = await Promise.all(image.split('\n').map((each) => readResumeImage(each, source)));
    const read =
      all.find((each) => 'bytes' in each) ?? all.find((each) => 'isWaiting' in each && each.isWaiting) ?? all[0];
    if (!read) continue;
    if ('bytes' in read) {
      const path = `images/project-${fileName(name)}.${read.ending}`;
      files.set(path, read.bytes);
      paths.set(project, path);
    } else if (read.isWaiting) waiting++;
    else reports.push(`The image of "${name}" was left out: ${read.reason}. Add one with npm run edit.`);
  }
  if (waiting)
    reports.push(
      `${englishCount(waiting, 'project image')} ${waiting === 1 ? 'was' : 'were'} not downloaded. To download, run: npm run import -- ${source.typed} --fetch`,
    );
  return { paths, files, reports };
}

/**
 * Reads an image beside the résumé.
 * @throws if the folder has no such file, or it is too large
 */
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
  const { size } = statSync(file);
  if (size > largestDownload) throw new Error('it is larger than 10 MB');
  return readFileSync(file);
}

function reasonOf(error: unknown): string {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file beside the résumé';
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (cause instanceof Error) return cause.message;
  return message.split('\n')[0] ?? message;
}
