/** What all measurements share: where and when they were made, and the median. */
import { execFileSync } from 'node:child_process';
import { cpus, platform, totalmem } from 'node:os';
import { root } from '../src/base/folders.ts';

/** Date, commit and machine of a measurement. */
export interface Run {
  date: string;
  commit: string;
  machine: string;
}

export function thisRun(): Run {
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`;
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim(),
    machine: `${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}`,
  };
}

/** Returns the median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
