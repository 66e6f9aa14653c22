/** Images that an owner chooses: stored next to the entry that shows them. */
import { dirname, extname, posix } from 'node:path';
import sharp from 'sharp';
import { cleanSvg } from '#base/cleanSvg.ts';
import { inContent, isInContent, isPrivatePath } from '#base/contentPath.ts';
import { imageEndings, imageTypeOf, rasterFormats } from '#base/imageFormats.ts';
import { imagePath } from '#base/imagePath.ts';
import { describe } from '#base/problemTexts.ts';
import { fileNames } from '#base/slug.ts';
import {
  bodyWidth,
  imageProblem,
  imageWarning,
  isHeic,
  lossWarning,
  most,
  readSvg,
  wanted,
} from '#content/check/imageProblem.ts';
import { type FileKind, fieldAt, hasFields, listOfFile } from '#content/contentSchemas.ts';
import { openFolder, withChanges } from '#content/folder.ts';
import { withoutMetadata } from '#content/withoutMetadata.ts';
import { entryOf } from '#sections/index.ts';
import { privateFile } from '#sections/owner/privateSchema.ts';
import { isWithin } from './disk.ts';
import { editable } from './files.ts';
import { HttpError } from './httpError.ts';
import { isAwaited, keepUpload, uploadsOf } from './uploads.ts';

/** Maximum size of an image, in bytes. */
export const largestImage = 20_000_000;

const looksLikeSvg = (bytes: Buffer) =>
  /^\ufeff?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(bytes.subarray(0, 1000).toString());

/** Returns content with the images that were uploaded for a file. */
const withUploads = (root: string, file: string) =>
  withChanges(openFolder(root, { withPrivate: true }), uploadsOf(root, file));

interface CleanImage {
  ending: string;
  bytes: Buffer;
  /** A visible change. */
  warning?: string | undefined;
}

/** Returns the bytes to store and the extension, which depends on the bytes, not on the name. */
async function cleaned(bytes: Buffer, name: string): Promise<CleanImage> {
  if (isHeic(bytes)) throw new HttpError(422, `${name} ${describe({ kind: 'heic' }).message}`);
  try {
    if (looksLikeSvg(bytes)) {
      const svg = bytes.toString();
      const { data, lost } = await readSvg(svg, name);
      const finding = lossWarning(lost);
      const warning = finding && describe(finding).message;
      // Without these, the image would look different.
      if (lost.some((each) => each.startsWith('<') && each !== '<script>'))
        throw new HttpError(422, `${name} ${warning}`);
      // If nothing was lost, the file keeps its bytes.
      return { ending: '.svg', bytes: warning ? Buffer.from(data) : bytes, warning };
    }
    const { format = '', compression } = await sharp(bytes).metadata();
    const ending = rasterFormats[format]?.endings[0];
    if (!ending || (format === 'heif' && compression !== 'av1')) throw new Error(`it is ${compression ?? format}`);
    return { ending, ...(await scaled(await withoutMetadata(bytes))) };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const reason = (error as Error).message.split('\n')[0];
    throw new HttpError(
      422,
      `${name} can't be read as an image (${reason}). It must be one of ${imageEndings.join(', ')}.`,
    );
  }
}

/** Scales an image down to the size that the check recommends. */
async function scaled(bytes: Buffer): Promise<Omit<CleanImage, 'ending'>> {
  const { width, height, pages = 1 } = await sharp(bytes).metadata();
  if (Math.max(width, height) <= most.side || pages > 1) return { bytes };
  const size = { width: wanted, height: wanted, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await sharp(bytes).resize(size).toBuffer({ resolveWithObject: true });
  return { bytes: data, warning: `was scaled from ${width} × ${height} px to ${info.width} × ${info.height} px.` };
}

export interface StoredImage {
  /** Its path in the content file: `./cover.png`. */
  named: string;
  /** Warnings about it, such as too small or too large. */
  warnings: string[];
}

/**
 * Stores an image outside of content until its content file is saved. Then it is moved beside an entry, or to `images/`.
 * @param field the field that will point to it, such as `imageSrc`, or `body`
 * @throws HttpError if it isn't an image or is too large; then nothing is written
 */
export async function storeImage(
  root: string,
  of: unknown,
  name: string,
  field: string,
  bytes: Buffer,
): Promise<StoredImage> {
  const { file, kind } = editable(root, of);
  const original = await cleaned(bytes, name);
  const isEntry = entryOf(kind) !== undefined;
  const folder = isEntry ? dirname(file) : inContent(isPrivatePath(file) ? 'private' : 'images');
  const slug = fileNames('image')(name.replace(/\.[^.]*$/, ''));
  const { has, read } = openFolder(root, { withPrivate: true });
  let stored = `${folder}/${slug}${original.ending}`;
  const uploads = uploadsOf(root, file);
  const isOther = (path: string) => {
    const stored = has(path) ? read(path) : uploads.get(path);
    return stored ? !stored.equals(original.bytes) : isAwaited(root, path);
  };
  for (let number = 2; isOther(stored); number++) stored = `${folder}/${slug}-${number}${original.ending}`;
  if (!has(stored)) keepUpload(root, file, stored, original.bytes);
  const relative = posix.relative(posix.dirname(file), stored);
  const named = isEntry ? `./${relative}` : relative;
  const finding = await imageWarning(withUploads(root, file), file, named, widthFor(kind, field));
  const warning = finding && describe(finding).message;
  const warnings = [original.warning, warning].filter((each) => each !== undefined).map((each) => `${named} ${each}`);
  return { named, warnings };
}

/** Returns the width that keeps an image sharp, for a field of a file or of the entries of its list. */
function widthFor(kind: FileKind, field: string): number | undefined {
  if (field === 'body') return bodyWidth;
  if (!hasFields(kind)) return undefined;
  const list = listOfFile(kind);
  const paths = [[field], ...(list ? [[list, 0, field]] : [])];
  return paths.map((path) => fieldAt(kind, path)?.sharpWidth).find(Boolean);
}

/**
 * Returns an image that a content file points to, for the form.
 * @throws HttpError if it isn't an image in `content/`
 */
export async function readContentImage(
  root: string,
  of: unknown,
  named: string,
): Promise<{ type: string; bytes: Buffer }> {
  const { file } = editable(root, of);
  const path = imagePath(named, file);
  const type = imageTypeOf(extname(path));
  const uploaded = uploadsOf(root, file).get(path);
  // Only the form of private.yaml shows its photo.
  const isShown = isInContent(path) && (file === privateFile || !isPrivatePath(path));
  const isThere = !named.includes('\0') && isShown && (uploaded || isWithin(root, path));
  if (!type || !isThere || (await imageProblem(withUploads(root, file), file, named))) {
    throw new HttpError(404, 'There is no such image in content/.');
  }
  const bytes = uploaded ?? openFolder(root, { withPrivate: true }).read(path);
  return { type, bytes: type === 'image/svg+xml' ? Buffer.from(cleanSvg(bytes.toString(), named).data) : bytes };
}
