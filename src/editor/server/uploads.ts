/**
 * Keeps images that were chosen in a form outside of content, until a save uses them.
 */
import { existsSync, globSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { inContent } from '#base/contentPath.ts';
import type { Changes } from '#content/folder.ts';
import { bytesIn, writeAll } from './disk.ts';

/** Ignored by git. Has a folder for each content file, with its images at their future paths. */
const folder = '.cache/uploads';

/** Returns the images that were uploaded for a file, by their future paths. */
export function uploadsOf(root: string, file: string): Map<string, Buffer> {
  const paths = existsSync(join(root, folder, file))
    ? globSync(inContent('**/*.*'), { cwd: join(root, folder, file) })
    : [];
  return new Map(
    paths.flatMap((path): [string, Buffer][] => {
      const image = path.split(sep).join('/');
      const bytes = bytesIn(root, `${folder}/${file}/${image}`);
      return bytes ? [[image, bytes]] : [];
    }),
  );
}

/** Returns whether an image with this future path was uploaded for any file. */
export const isAwaited = (root: string, path: string): boolean =>
  existsSync(join(root, folder)) &&
  globSync(inContent(`**/*.{md,yaml,bib}/${path}`), { cwd: join(root, folder) }).length > 0;

export function keepUpload(root: string, file: string, path: string, bytes: Uint8Array): void {
  writeAll(root, new Map([[`${folder}/${file}/${path}`, bytes]]));
}

/** Returns the uploaded images whose names are in a text. */
export function uploadsIn(root: string, file: string, text: string): Changes {
  const isNamed = (path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    // The end of another name, such as my-cover.svg, is not cover.svg.
    return [name, encodeURI(name)].some((each) =>
      new RegExp(`(?<![\\p{L}\\p{N}_-])${RegExp.escape(each)}`, 'u').test(text),
    );
  };
  return new Map([...uploadsOf(root, file)].filter(([path]) => isNamed(path)));
}

/** @param paths limits what is removed */
export function dropUploads(root: string, file: string, paths: Iterable<string> = ['']): void {
  for (const path of paths) rmSync(join(root, folder, file, path), { recursive: true, force: true });
}
