/** Writes to a temporary path beside the target, then renames: a killed program leaves nothing half-written. */
import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The ID of the process that writes it, and its final name if it is complete. `.gitignore` has the same pattern. */
const pattern = /^\.(\d+)-(?:[\da-f-]{36}|whole-(.+))\.tmp$/;

export const besideOf = (path: string): string => join(dirname(path), `.${process.pid}-${randomUUID()}.tmp`);

/** Signals that end a program; they are held back between two renames. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const wait = () => {};

/**
 * Makes a folder by `fill`, then puts it in its place; the one before moves to `aside` or is deleted.
 * @throws if `fill` does, or a folder can't be renamed; then everything is as before
 */
export async function writeFolder<Value>(
  place: string,
  fill: (stage: string) => Value | Promise<Value>,
  aside?: string,
): Promise<Value> {
  const stage = besideOf(place);
  // tidyFolder moves it into place by this name, if the program is killed between two renames.
  const whole = join(dirname(place), `.${process.pid}-whole-${basename(place)}.tmp`);
  const isThere = () => lstatSync(place, { throwIfNoEntry: false });
  const old = aside ?? besideOf(place);
  try {
    mkdirSync(stage, { recursive: true });
    const value = await fill(stage);
    for (const signal of signals) process.on(signal, wait);
    renameSync(stage, whole);
    const before = isThere();
    if (before) renameSync(place, old);
    try {
      renameSync(whole, place);
    } catch (error) {
      if (before) renameSync(old, place);
      throw error;
    }
    if (!aside) rmSync(old, { recursive: true, force: true, maxRetries: 3 });
    return value;
  } finally {
    for (const signal of signals) process.off(signal, wait);
    for (const folder of [stage, whole]) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Cleans up after killed programs: complete files move to their place if it is empty, all others are deleted. */
export function tidyFolder(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const [, pid, place] = pattern.exec(name) ?? [];
      if (!pid || isRunning(Number(pid))) continue;
      const isFree = place && !lstatSync(join(folder, place), { throwIfNoEntry: false });
      if (isFree) renameSync(join(folder, name), join(folder, place));
      else rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {}
}
