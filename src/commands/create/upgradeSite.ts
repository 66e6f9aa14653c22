/** `vitrine create --upgrade`: a newer program for a folder that was created before. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '#base/attempt.ts';
import { CommandError } from '#base/commandError.ts';
import { nextSteps, shellWord } from '#base/terminal.ts';
import { writeFiles } from '#content/writeFiles.ts';
import { installedNode, isOldNode } from '../cli/oldNode.ts';
import { lockfileOf, manifestOf, type PackedProgram } from './packedProgram.ts';
import { previewUpgrade } from './previewUpgrade.ts';
import { siteScripts } from './siteFiles.ts';

interface Manifest {
  name: string;
  engines?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

/**
 * Replaces the packed program of a folder, and adds the scripts of new commands. All other files stay.
 * @param isPreview prints what would change, and writes nothing
 * @throws CommandError with the reason why nothing was written
 */
export async function upgradeSite(
  target: string,
  typed: string,
  { say, pack }: { say: (line: string) => void; pack: () => Promise<PackedProgram> },
  isPreview = false,
): Promise<void> {
  const read = (file: string) => attempt(() => JSON.parse(readFileSync(join(target, file), 'utf8')));
  const before: Manifest | undefined = read('package.json');
  if (!before?.dependencies?.vitrine)
    throw new CommandError(
      `${typed} has no package.json that depends on vitrine. Choose the folder of a site.\n\nNothing was written.`,
    );
  const { version: from = read('package-lock.json')?.packages?.['node_modules/vitrine']?.version } =
    read('node_modules/vitrine/package.json') ?? {};
  const packed = await pack();
  if (isPreview) {
    const installed = join(target, 'node_modules/vitrine');
    if (!existsSync(installed)) throw new CommandError(`${installed} not found. Run npm ci in ${typed}.`);
    return previewUpgrade(target, { program: installed }, packed.folder, say);
  }
  const needsNode = Boolean(before.dependencies.node) || isOldNode(installedNode());
  const { engines, dependencies, allowScripts } = manifestOf(packed, needsNode);
  const manifest = {
    ...before,
    engines: { ...before.engines, ...engines },
    scripts: { ...siteScripts, ...before.scripts },
    dependencies: { ...before.dependencies, ...dependencies },
    allowScripts: { ...allowScripts, ...before.allowScripts },
  };
  const vendor = join(target, 'vendor');
  const outdated = (existsSync(vendor) ? readdirSync(vendor) : [])
    .map((name) => `vendor/${name}`)
    .filter((path) => /\/vitrine-[^/]*\.tgz$/.test(path) && path !== packed.file?.path);
  // Packages of the owner's own are in their lockfile alone.
  const isAlone = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).every(
    (name) => name in dependencies,
  );
  writeFiles(
    target,
    new Map<string, string | Buffer | null>([
      ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
      ...(isAlone ? [['package-lock.json', lockfileOf(manifest, packed)] as const] : []),
      ...(packed.file ? [[packed.file.path, packed.file.bytes] as const] : []),
      ...outdated.map((path) => [path, null] as const),
    ]),
  );
  say(`${typed}: Vitrine ${from ? `${from} → ` : ''}${packed.manifest.version}. Its content is unchanged.`);
  const install = isAlone ? 'npm ci' : 'npm install';
  const then = 'npm run migrate && npm run check';
  say(nextSteps({ 'Install it, and see what changed': `cd ${shellWord(typed)} && ${install} && ${then}` }));
}
