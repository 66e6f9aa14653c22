import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Copy } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

const folder = join(site.folder, 'programs');
const log = join(folder, 'apt.log');

/** The environment of a machine with only the programs in one folder, and no network. */
const machine = {
  PATH: folder,
  CHROMIUM_PATH: '/chromium',
  PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
  PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
};

// Its programs are shell scripts, and only root installs packages.
it.skipIf(process.getuid?.() !== 0)('installs Debian’s packages, and prints commands for the others', async () => {
  mkdirSync(folder);
  // Installs Firefox and Java, and has no WebKit.
  writeFileSync(
    join(folder, 'apt-get'),
    `#!/bin/sh
      echo "$@" >> ${log}
      case "$*" in
        *firefox-esr) echo > ${folder}/firefox-esr ;;
        *default-jre-headless) echo > ${folder}/java ;;
        *webkit*) exit 100 ;;
      esac\n`,
  );
  chmodSync(join(folder, 'apt-get'), 0o755);
  const { code, output } = await site.run('browsers', machine);
  expect(code).toBe(1);
  expect(output).toContain('Chromium is installed: /chromium');
  expect(output).toContain('WebKit could not be installed. Type: sudo apt-get install webkit2gtk-driver xvfb');
  expect(output).toContain('Firefox is installed.');
  expect(output).toContain('Java is installed.');
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  expect(calls.map((call) => call.replace(/.* (update|install)/, '$1'))).toEqual([
    'update',
    'install -y --no-install-recommends chromium-headless-shell',
    'install -y --no-install-recommends firefox-esr',
    'install -y --no-install-recommends webkit2gtk-driver xvfb',
    'install -y --no-install-recommends default-jre-headless',
    'install -y --no-install-recommends poppler-utils',
  ]);
});
