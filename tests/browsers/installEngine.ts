import { execute } from '../../src/commands/processes/run.ts';
import { findProgram } from '../../tools/programs.ts';
import type { Engine } from './engines.ts';
import { downloadBrowser } from './runPlaywright.ts';

let updated = false;

/** Installs packages on Debian, as root. */
async function fromDebian(packages: readonly string[]): Promise<void> {
  const apt = findProgram('apt-get');
  if (!apt || process.getuid?.() !== 0) return;
  console.log(`Trying Debian's packages: ${packages.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Doesn't retry a server that doesn't respond.
  const options = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  if (!updated) await execute(apt, [...options, 'update'], env);
  updated = true;
  await execute(apt, [...options, 'install', '-y', '--no-install-recommends', ...packages], env);
}

/**
 * Installs an engine if it is missing, in the first way that works.
 * @returns whether it is installed
 */
export async function installEngine({ name, found, debian, playwright }: Engine): Promise<boolean> {
  if (found()) return true;
  console.log(`${name} is not installed.`);
  await fromDebian(debian);
  if (!found() && playwright) {
    console.log(`Trying Playwright's own ${name} …`);
    await downloadBrowser(playwright);
  }
  return found();
}

/** Returns instructions to install an engine by hand. */
export function howToInstall({ name, debian, playwright }: Engine): string {
  if (findProgram('apt-get')) return `Type: sudo apt-get install ${debian.join(' ')}`;
  return playwright ? `Type: npx --prefix tests playwright install ${playwright}` : `Install ${name} from its makers.`;
}
