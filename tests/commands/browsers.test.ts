import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
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

function put(program: string, script: string) {
  writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

// Its programs are shell scripts.
describe.skipIf(process.platform === 'win32')('npm run browsers', () => {
  it("installs Debian's packages as root, and prints commands for the others", async () => {
    // Installs Firefox and Java, and has no WebKit.
    put(
      'apt-get',
      `echo "$@" >> ${log}
      case "$*" in
        *firefox-esr) echo > ${folder}/firefox-esr ;;
        *default-jre-headless) echo > ${folder}/java ;;
        *webkit*) exit 100 ;;
      esac`,
    );
    const { code, output } = await site.run('browsers', machine);
    expect(code).toBe(1);
    expect(output).toContain('Chromium is installed: /chromium');
    expect(output).toContain('WebKit could not be installed. Type: sudo apt-get install webkit2gtk-driver xvfb');
    if (process.getuid?.() === 0) {
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
    } else {
      expect(existsSync(log), 'no package without leave').toBe(false);
      expect(output).toContain('Firefox could not be installed. Type: sudo apt-get install firefox-esr');
    }
  });
});
