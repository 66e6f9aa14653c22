/** A site outside the repository, like an owner's: with the packed program installed by npm. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './site.ts';

const names = ['HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];
/** A plain shell's environment, with the Node that runs the tests, and the registry that this machine uses. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => names.includes(name) || /^npm_config_/i.test(name)),
  ),
  PATH: [dirname(process.execPath), process.env.PATH].join(':'),
  NO_COLOR: '1',
  npm_config_fetch_retries: '0',
  npm_config_prefer_offline: 'true',
};

export class PackageSite {
  readonly #parent = mkdtempSync(join(tmpdir(), 'vitrine-package-'));
  readonly folder = join(this.#parent, 'my-site');
  readonly #running: ChildProcess[] = [];

  /** Creates the folder with the repository's packer. @returns what was printed */
  create(...typed: string[]): string {
    const all = ['src/commands/vitrine.ts', 'create', this.folder, '--yes', ...typed];
    return this.#run(process.execPath, all, root).output;
  }

  /** Replaces the content with the repository's. */
  takeSample(): void {
    rmSync(join(this.folder, 'content'), { recursive: true });
    cpSync(join(root, 'content'), join(this.folder, 'content'), { recursive: true });
  }

  /** Runs npm to its end. */
  npm(typed: string[], env: Record<string, string> = {}): { code: number; output: string } {
    return this.#run('npm', typed, this.folder, env);
  }

  #run(program: string, typed: string[], cwd: string, env: Record<string, string> = {}) {
    const options = { cwd, encoding: 'utf8', env: { ...environment, ...env }, maxBuffer: 64_000_000 } as const;
    const { status, stdout, stderr } = spawnSync(program, typed, options);
    return { code: status ?? 1, output: stdout + stderr };
  }

  /** Starts the program, and waits until its output matches. */
  async start(command: string, ready: RegExp, env: Record<string, string>): Promise<void> {
    const program = join(this.folder, 'node_modules/vitrine/src/commands/vitrine.js');
    const options = { cwd: this.folder, env: { ...environment, ...env } };
    const child = spawn(process.execPath, [program, command], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running.push(child);
    let output = '';
    await new Promise<void>((done, fail) => {
      const read = (chunk: Buffer) => {
        output += chunk;
        if (ready.test(output)) done();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('close', () => fail(new Error(`${command} ended:\n${output}`)));
    });
  }

  async stop(): Promise<void> {
    const ends = this.#running.map((child) => new Promise((done) => child.once('close', done)));
    for (const child of this.#running) child.kill();
    await Promise.all(ends);
    this.#running.length = 0;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#parent, { recursive: true, force: true, maxRetries: 3 });
  }
}
