/** The origin of the screenshots that pages are compared with: other platforms and browsers draw fonts differently. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';

interface Origin {
  platform: string;
  browser: string;
}

const file = join(root, 'tests/screenshots/origin.json');

function thisOrigin(chromium: string): Origin {
  let version = '';
  try {
    version = execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // A browser without a version counts as a different browser.
  }
  return { platform: `${process.platform}-${process.arch}`, browser: /(\d+)\./.exec(version)?.[1] ?? 'unknown' };
}

export function writeOrigin(chromium: string): void {
  writeFileSync(file, `${JSON.stringify(thisOrigin(chromium), null, 2)}\n`);
}

/** Returns a line with the reason why pages are not compared with screenshots; nothing if they are. */
export function missingScreenshots(chromium: string | undefined): string[] {
  if (!chromium || !existsSync(file)) return ['Screenshots were not compared: there are none.'];
  const [made, now] = [JSON.parse(readFileSync(file, 'utf8')) as Origin, thisOrigin(chromium)];
  if (made.platform === now.platform && made.browser === now.browser) return [];
  const of = ({ platform, browser }: Origin) => `Chromium ${browser} on ${platform}`;
  return [`Screenshots were not compared: they were made by ${of(made)}, this is ${of(now)}.`];
}
