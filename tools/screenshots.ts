/** The screenshots that pages are compared with, and where they were made: fonts are drawn differently elsewhere. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';

interface Origin {
  platform: string;
  /** Chromium's major version. */
  browser: string;
}

const file = join(root, 'tests/screenshots/origin.json');

function here(chromium: string): Origin {
  let version = '';
  try {
    version = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // A browser without a version counts as a different one.
  }
  return { platform: `${process.platform}-${process.arch}`, browser: /(\d+)\./.exec(version)?.[1] ?? 'unknown' };
}

/** Notes where the screenshots were made. */
export function writeOrigin(chromium: string): void {
  writeFileSync(file, `${JSON.stringify(here(chromium), null, 2)}\n`);
}

/** A line that says why pages are not compared with their screenshots; empty where they are. */
export function missingScreenshots(chromium: string | undefined): string[] {
  if (!chromium || !existsSync(file)) return ['Screenshots were not compared: there are none.'];
  const [made, now] = [JSON.parse(readFileSync(file, 'utf8')) as Origin, here(chromium)];
  if (made.platform === now.platform && made.browser === now.browser) return [];
  const of = ({ platform, browser }: Origin) => `Chromium ${browser} on ${platform}`;
  return [`Screenshots were not compared: they were made by ${of(made)}, this is ${of(now)}.`];
}
