/** `vitrine create --upgrade`: a newer program for a folder that was created before. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** @throws CommandError if it isn't JSON, with the place */
function readManifest(file: string, typed: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const place = join(typed, 'package.json');
    throw new CommandError(
      `${place} is not JSON: ${error.message}. Fix it, and run this again.\n\nNothing was written.`,
    );
  }
}

/**
 * Replaces the packed program of a folder, and adds the scripts of new commands. All other files stay.
 * @param isPreview prints what would change, and writes nothing
 * @returns whether it was upgraded; otherwise nothing was written, and the reason was printed
 */
export async function upgradeSite(
  target: string,
  typed: string,
  { say, pack }: { say: (line: string) => void; pack: () => Promise<PackedProgram> },
  isPreview = false,
): Promise<boolean> {
  const file = join(target, 'package.json');
  const before = existsSync(file) ? readManifest(file, typed) : undefined;
  if (!before?.dependencies?.vitrine) {
    say(`${typed} has no package.json that depends on vitrine. Choose the folder of a site.\n\nNothing was written.`);
    return false;
  }
  const packed = await pack();
  if (isPreview) {
    const installed = join(target, 'node_modules/vitrine');
    if (!existsSync(installed)) throw new CommandError(`${installed} not found. Run npm ci in ${typed}.`);
    await previewUpgrade(target, { program: installed }, packed.folder, say);
    return true;
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
  const [, from = before.dependencies.vitrine] =
    /(\d+\.\d+\.\d+[^/]*?)(?:\.tgz)?$/.exec(before.dependencies.vitrine) ?? [];
  say(`${typed}: Vitrine ${from} → ${packed.manifest.version}. Its content is unchanged.`);
  const install = isAlone ? 'npm ci' : 'npm install';
  const then = 'npm run migrate && npm run check';
  say(nextSteps({ 'Install it, and see what changed': `cd ${shellWord(typed)} && ${install} && ${then}` }));
  return true;
}
