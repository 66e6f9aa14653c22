/** The photo of a résumé: inside of it, beside it, or at an address. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { cut } from '#base/resumeText/text.ts';
import { shellWord } from '#base/shellWord.ts';
import { withoutMetadata } from '#content/withoutMetadata.ts';
import { fetchPicture, largestPicture } from './fetchPicture.ts';

/** A photo that is taken, or what to do about one that is not. */
export type Photo = { path: string; bytes: Buffer } | { report: string };

interface Source {
  /** The folder of the résumé. */
  folder: string;
  /** Downloads the photo from its address. */
  fetch?: boolean;
  /** The résumé's path as the owner typed it. */
  typed: string;
  download?: (address: string) => Promise<Buffer>;
}

/** Returns the ending for a picture's file, by how its bytes begin. */
function endingOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  return /^RIFF.{4}WEBP$/s.test(start) ? 'webp' : undefined;
}

const byHand = 'Save your photo in content/images/ and name it as `photo` in content/site.yaml';

/** Returns the photo of a résumé, without metadata. */
export async function readPhoto(image: string, source: Source): Promise<Photo> {
  const shown = cut(image, 200);
  const isAddress = /^https?:/i.test(image);
  if (/^https:/i.test(image) && !source.fetch) {
    const command = `npm run import -- ${shellWord(source.typed)} --fetch`;
    return { report: `Your photo was not downloaded: ${shown}. To import it, run: ${command}` };
  }
  try {
    const bytes = isAddress ? await (source.download ?? fetchPicture)(image) : await readLocal(image, source.folder);
    const ending = endingOf(bytes);
    if (!ending) throw new Error('it is not a PNG, JPEG, WebP or GIF');
    return { path: `images/photo.${ending}`, bytes: await withoutMetadata(bytes) };
  } catch (error) {
    return { report: `Your photo was left out: ${reasonOf(error)}. ${byHand}: ${shown}` };
  }
}

/** @throws if there is no such file of a fitting size in the folder or below it */
async function readLocal(image: string, folder: string): Promise<Buffer> {
  if (image.length > largestPicture * 1.4) throw new Error('it is larger than 10 MB');
  // What a data URI holds is decoded, nothing is fetched.
  if (/^data:/i.test(image)) return Buffer.from(await (await fetch(image)).arrayBuffer());
  const file = realpathSync(resolve(folder, image));
  if (!file.startsWith(realpathSync(folder) + sep)) throw new Error('it is not beside the résumé');
  const { size } = statSync(file);
  if (size > largestPicture) throw new Error('it is larger than 10 MB');
  return readFileSync(file);
}

function reasonOf(error: unknown): string {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file beside the résumé';
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (cause instanceof Error) return cause.message;
  return message.split('\n')[0] ?? message;
}
