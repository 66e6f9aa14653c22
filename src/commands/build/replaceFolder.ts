import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeFolder } from '#base/beside.ts';

/** Thrown if a build fails; the message is for the owner. */
export class BuildError extends Error {}

/** Returns where a folder is: a symbolic link stays, and its target is replaced. */
export function targetOf(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? targetOf(resolve(dirname(path), readlinkSync(path))) : path;
}

/**
 * Replaces a folder with a new one, once that is complete.
 * @param place its path from the root
 * @param fill writes the new one beside it
 * @throws BuildError if the folder can't be replaced; then it is as it was
 */
export async function replaceFolder(
  root: string,
  place: string,
  fill: (stage: string) => Promise<void>,
): Promise<void> {
  const target = targetOf(join(root, place));
  try {
    await writeFolder(target, fill);
  } catch (error) {
    const { syscall = '', code = '' } = error as NodeJS.ErrnoException;
    if (!['mkdir', 'rename'].includes(syscall) || ['ENOSPC', 'EDQUOT'].includes(code)) throw error;
    throw new BuildError(
      `${place}/ can't be replaced (${code}), and is as it was. The folder above it must be writable. If ${place}/ is a ` +
        'mount, mount the folder above it instead. If it came with a container image, delete it first.',
    );
  }
}
