/** Images that an owner chooses, next to the entry that shows them. */
import { dirname, extname, posix } from 'node:path';
import sharp from 'sharp';
import { cleanSvg } from '#base/cleanSvg.ts';
import { inContent, isInContent, isPrivatePath } from '#base/contentPath.ts';
import { imageEndings, imageTypeOf, rasterFormats } from '#base/imageFormats.ts';
import { imagePath } from '#base/imagePath.ts';
import { describe } from '#base/problemTexts.ts';
import { fileNames } from '#base/slug.ts';
import { bodyWidth, imageProblem, imageWarning, isHeic, most, readSvg, wanted } from '#content/check/imageProblem.ts';
import { type ContentKind, fieldAt, listOfFile } from '#content/contentSchemas.ts';
import { type ContentFolder, openFolder, withChanges } from '#content/folder.ts';
import { withoutMetadata } from '#content/withoutMetadata.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { entryOf } from '#sections/index.ts';
import { privateFile } from '#sections/owner/privateSchema.ts';
import type { Requests } from '../api.ts';
import { fileOf } from './files.ts';
import { HttpError } from './httpError.ts';
import { contentOf } from './write.ts';

const looksLikeSvg = (bytes: Buffer) =>
  /^\ufeff?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.subarray(0, 1000).toString());

/** Returns what is stored of an image, and a visible change. The ending depends on its bytes, not on its name. */
async function cleaned(given: Buffer, name: string): Promise<{ ending: string; bytes: Buffer; change?: string }> {
  if (isHeic(given)) throw new HttpError(422, `${name} ${describe({ kind: 'heic' }).message}`);
  try {
    if (looksLikeSvg(given)) {
      // Stored as it is: the site leaves out what could run, and the check reports that.
      await readSvg(given.toString(), name);
      return { ending: '.svg', bytes: given };
    }
    const { format = '', compression } = await sharp(given).metadata();
    const ending = rasterFormats[format]?.endings[0];
    if (!ending || (format === 'heif' && compression !== 'av1')) throw new Error(`it is ${compression ?? format}`);
    const bytes = await withoutMetadata(given);
    const { width, height, pages = 1 } = await sharp(bytes).metadata();
    if (Math.max(width, height) <= most.side || pages > 1) return { ending, bytes };
    const size = { width: wanted, height: wanted, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await sharp(bytes).resize(size).toBuffer({ resolveWithObject: true });
    const change = `was scaled from ${width} × ${height} px to ${info.width} × ${info.height} px.`;
    return { ending, bytes: data, change };
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    throw new HttpError(
      422,
      `${name} can't be read as an image (${reason}). It must be one of ${imageEndings.join(', ')}.`,
    );
  }
}

/** Returns a path that no file has, or one with the same bytes. */
function freePath(content: ContentFolder, path: string, ending: string, bytes: Buffer): string {
  const pathOf = (number: number) => `${path}${number > 1 ? `-${number}` : ''}${ending}`;
  let number = 1;
  while (content.has(pathOf(number)) && !content.read(pathOf(number)).equals(bytes)) number++;
  return pathOf(number);
}

/**
 * Stores an image beside its entry, or in `images/`.
 * @returns its path in the content file, such as `./cover.png`, and warnings
 * @throws HttpError if it isn't an image; then nothing is written
 */
export async function storeImage(root: string, { file, name, field, bytes: given }: Requests['image']) {
  const { kind } = fileOf(await contentOf(root), file);
  const { ending, bytes, change } = await cleaned(Buffer.from(given, 'base64'), name);
  const isEntry = entryOf(kind) !== undefined;
  const folder = isEntry ? dirname(file) : inContent(isPrivatePath(file) ? 'private' : 'images');
  const slug = fileNames('image')(name.replace(/\.[^.]*$/, ''));
  const content = openFolder(root, { withPrivate: true });
  const stored = freePath(content, `${folder}/${slug}`, ending, bytes);
  const relative = posix.relative(dirname(file), stored);
  const named = isEntry ? `./${relative}` : relative;
  const warning = await imageWarning(
    withChanges(content, new Map([[stored, bytes]])),
    file,
    named,
    widthFor(kind, field),
  );
  if (!content.has(stored)) writeFiles(root, new Map([[stored, bytes]]));
  const warnings = [change, warning && describe(warning).message];
  return { named, warnings: warnings.flatMap((each) => (each ? `${named} ${each}` : [])) };
}

function widthFor(kind: ContentKind, field: string): number | undefined {
  if (field === 'body') return bodyWidth;
  const list = listOfFile(kind);
  const paths = [[field], ...(list ? [[list, 0, field]] : [])];
  return paths.map((path) => fieldAt(kind, path)?.sharpWidth).find(Boolean);
}

/** @throws HttpError if it isn't an image in `content/` */
export async function readContentImage(root: string, file: string, named: string) {
  const folder = openFolder(root, { withPrivate: true });
  const path = imagePath(named, file);
  const type = imageTypeOf(extname(path));
  // Only the form of private.yaml shows its photo.
  const isShown = isInContent(path) && folder.has(path) && (file === privateFile || !isPrivatePath(path));
  if (!type || !isShown || (await imageProblem(folder, file, named)))
    throw new HttpError(404, 'There is no such image in content/.');
  const bytes = folder.read(path);
  return { type, body: type === 'image/svg+xml' ? cleanSvg(bytes.toString(), named).data : bytes };
}
