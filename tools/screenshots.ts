/** The platform and browser of the screenshots, since others render fonts differently. */
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

/** Writes the platform and browser of the screenshots to tests/screenshots/origin.json. */
export function writeOrigin(chromium: string): void {
  writeFileSync(file, `${JSON.stringify(here(chromium), null, 2)}\n`);
}

/** Returns why pages aren't compared with their screenshots; empty if they are. */
export function missingScreenshots(chromium: string | undefined): string[] {
  if (!chromium || !existsSync(file)) return ['Screenshots were not compared: none exist.'];
  const [made, now] = [JSON.parse(readFileSync(file, 'utf8')) as Origin, here(chromium)];
  if (made.platform === now.platform && made.browser === now.browser) return [];
  const of = ({ platform, browser }: Origin) => `Chromium ${browser} on ${platform}`;
  return [`Screenshots were not compared: they were taken with ${of(made)}, this is ${of(now)}.`];
}
