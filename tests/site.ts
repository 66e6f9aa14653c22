import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** Environment of the tests' builds: a fixed day, so that tests and screenshots stay valid. */
export const testBuild = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 21) / 1000) };

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Caches of builds that copies reuse: slow to make, and dependent only on the bytes of their sources. */
const kept = ['astro/assets', 'fonts'].map((folder) => join('.cache', folder));
const left = new Set(['.git', '.cache', '.astro', 'dist', 'node_modules', 'screenshots']);
/** Node's compile cache, which all copies share: each has a link to it. */
const compiled = join(root, '.cache/copies');

export interface Result {
  code: number;
  output: string;
}

interface Running {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Output so far. */
  output: () => string;
}

/** A folder outside of the repository, in which tests run commands. */
export class Folder {
  readonly folder: string;
  readonly #running: ChildProcess[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string | Uint8Array): void {
    writeFileSync(join(this.folder, file), text);
  }

  change(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not contain ${from}`);
    this.write(file, changed);
  }

  /** Starts a program like a plain shell does: the test runner sets NODE_ENV, BASE_URL and others for itself. */
  protected spawn(program: string, typed: readonly string[], env: NodeJS.ProcessEnv, cwd = this.folder): Running {
    const plain = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'].map((name) => [name, process.env[name]]);
    const child = spawn(program, typed, {
      cwd,
      env: { ...Object.fromEntries(plain), NO_COLOR: '1', ...env },
      // No terminal.
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.push(child);
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    return { child, output: () => text };
  }

  protected end({ child, output }: Running): Promise<Result> {
    return new Promise((done) => child.on('close', (code) => done({ code: code ?? 1, output: output() })));
  }

  /** Waits until the output of a program that keeps running matches. */
  protected async until(ready: RegExp, { child, output }: Running): Promise<() => string> {
    await new Promise<void>((done, fail) => {
      for (const stream of [child.stdout, child.stderr]) stream.on('data', () => ready.test(output()) && done());
      child.on('close', () => fail(new Error(`It ended:\n${output()}`)));
    });
    return output;
  }

  /** Ends all programs. */
  async stop(): Promise<void> {
    const ends = this.#running.map((child) => child.exitCode ?? new Promise((done) => child.once('close', done)));
    for (const child of this.#running) child.kill();
    await Promise.all(ends);
    this.#running.length = 0;
  }

  remove(): void {
    for (const child of this.#running) child.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A copy of the repository in a temporary folder, in which tests can change content and build. */
export class Copy extends Folder {
  constructor() {
    super(mkdtempSync(join(tmpdir(), 'vitrine-')));
    const copied = (path: string) =>
      !relative(root, path)
        .split(sep)
        .some((part) => left.has(part));
    cpSync(root, this.folder, { recursive: true, filter: copied });
    for (const folder of kept.filter((each) => existsSync(join(root, each))))
      cpSync(join(root, folder), join(this.folder, folder), { recursive: true });
    for (const folder of [compiled, join(this.folder, '.cache')]) mkdirSync(folder, { recursive: true });
    symlinkSync(compiled, join(this.folder, '.cache/node'), 'junction');
    for (const packages of ['node_modules', 'tests/node_modules'])
      symlinkSync(join(root, packages), join(this.folder, packages), 'junction');
  }

  /** Runs a script of package.json to its end, with arguments. */
  run(script: string, env: Record<string, string> = {}, typed: string[] = []): Promise<Result> {
    return this.end(this.#node([...this.#command(script), ...typed], env));
  }

  /** Builds like the tests' build: not for production, so sample content is allowed. */
  build(env: Record<string, string> = {}): Promise<Result> {
    const program = "process.exitCode = await (await import('./src/commands/build/buildSite.ts')).buildSite()";
    return this.end(this.#node(['--input-type=module', '--eval', program], env));
  }

  /** Starts a script that keeps running, and waits until its output matches. */
  start(script: string, ready: RegExp, env: Record<string, string> = {}): Promise<() => string> {
    return this.until(ready, this.#node(this.#command(script), env));
  }

  /** Returns the arguments of Node in a script: `src/commands/vitrine.ts check`. */
  #command(script: string): string[] {
    const command: string = JSON.parse(this.read('package.json')).scripts[script];
    return command.split(' ').slice(1);
  }

  #node(typed: string[], env: Record<string, string>): Running {
    // Everything is compiled once for all copies.
    const cache = { NODE_COMPILE_CACHE: join(this.folder, '.cache/node'), NODE_COMPILE_CACHE_PORTABLE: '1' };
    return this.spawn(process.execPath, typed, { ...cache, ...env });
  }
}
