/** A site outside the repository, like an owner's: with the packed program installed by npm. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Folder, type Result, root } from './site.ts';

/** The Node that runs the tests, and the registry that this machine uses. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name))),
  PATH: [dirname(process.execPath), process.env.PATH].join(':'),
  npm_config_fetch_retries: '0',
  npm_config_prefer_offline: 'true',
});

export class PackageSite extends Folder {
  constructor() {
    super(join(mkdtempSync(join(tmpdir(), 'vitrine-package-')), 'my-site'));
  }

  /** Creates or upgrades the folder, by default with the repository's packer. */
  create(typed: string[], program = join(root, 'src/commands/vitrine.ts'), command = ['create']): Promise<Result> {
    const all = [program, ...command, this.folder, '--yes', ...typed];
    return this.end(this.spawn(process.execPath, all, environment(), root));
  }

  /** Replaces the content with the repository's. */
  takeSample(): void {
    rmSync(join(this.folder, 'content'), { recursive: true });
    cpSync(join(root, 'content'), join(this.folder, 'content'), { recursive: true });
  }

  /** Runs npm to its end. */
  npm(typed: string[], env: Record<string, string> = {}): Promise<Result> {
    return this.end(this.spawn('npm', typed, { ...environment(), ...env }));
  }

  /** Starts the program, and waits until its output matches. */
  start(command: string, ready: RegExp, env: Record<string, string>): Promise<() => string> {
    const program = join(this.folder, 'node_modules/vitrine/src/commands/vitrine.js');
    return this.until(ready, this.spawn(process.execPath, [program, command], { ...environment(), ...env }));
  }

  override remove(): void {
    super.remove();
    rmSync(dirname(this.folder), { recursive: true });
  }
}

/** What npm prints if no registry responds. */
export const noRegistry = /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|E40/;
