import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { assertWritable, CommandError, explainOutput } from '#base/commandError.ts';
import { compileCache, program, root } from '#base/folders.ts';

/** Memory for young objects that begins large, so that garbage is collected less often: a tenth of the time of `dev`. */
const nodeOptions = ['--max-semi-space-size=64', '--min-semi-space-size=32'];

/** Returns the script behind a package's command, so that it runs on this Node without a shell. */
function commandFile(command: string, packageName: string, folder: string): string {
  const manifest = findPackageJSON(packageName, join(folder, 'package.json'));
  if (!manifest) throw new Error(`${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file: string | undefined = typeof bin === 'string' ? bin : bin?.[command];
  if (!file) throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifest), file);
}

interface Options {
  env?: Record<string, string | undefined>;
  packageName?: string;
  /** The folder with the package's manifest. Default: the program's folder. */
  folder?: string;
  /** Returns the response to each message of the program. */
  respond?: () => Promise<string>;
  /** Shows its errors when it has ended. Default: at once. */
  areErrorsHeld?: boolean;
  /** Ends the program when it is aborted. */
  signal?: AbortSignal;
}

/** Waits for a program to end. Ends it if this one is terminated. */
function ended(child: ChildProcess): Promise<number> {
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      done(code ?? 1);
    });
  });
}

export function execute(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  return ended(child);
}

/** Returns the program and arguments that run npm: by its JavaScript file, as Node can't start its script on Windows. */
export function npmCommand(...typed: string[]): [program: string, args: string[]] {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('js') ? [process.execPath, [npm, ...typed]] : ['npm', typed];
}

/**
 * Runs a package's command with this Node, shows its output, and returns its exit code.
 * @throws CommandError in place of the errors that it prints, if `areErrorsHeld` and they are about the disk
 */
export async function run(command: string, args: string[], options: Options = {}): Promise<number> {
  const { env, packageName = command, folder = program, respond, areErrorsHeld, signal } = options;
  const child = spawn(process.execPath, [...nodeOptions, commandFile(command, packageName, folder), ...args], {
    cwd: root,
    signal,
    env: { ...process.env, ...env },
    // The closed channel ends it when this process is killed (astro.config.ts).
    stdio: ['ignore', 'inherit', areErrorsHeld ? 'pipe' : 'inherit', 'ipc'],
  });
  child.on('message', async () => {
    const text = await respond?.();
    // A program that has just ended, as Astro does to start again, needs no response.
    if (text !== undefined && child.connected) child.send(text, () => {});
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const code = await ended(child);
  const reason = code ? explainOutput(errors) : undefined;
  if (reason) throw new CommandError(reason);
  process.stderr.write(errors);
  return code;
}

/**
 * Runs one of Astro's commands, without telemetry. Colors go to a terminal only: by default, Astro prints them wherever
 * CI is set.
 */
export async function runAstro(
  args: string[],
  env: Record<string, string | undefined> = {},
  options: Pick<Options, 'respond' | 'areErrorsHeld' | 'signal'> = {},
): Promise<number> {
  const noColor = !process.stdout.isTTY && process.env.FORCE_COLOR === undefined && { NO_COLOR: '1' };
  assertWritable(root, ['.', '.astro', '.cache']);
  // Compiled in the package.
  const ending = extname(import.meta.filename) === '.ts' ? 'mjs' : 'js';
  const config = relative(root, join(program, `astro.config.${ending}`));
  const places = ['--root', root, '--config', config];
  return run('astro', [...args, ...places], {
    env: {
      ASTRO_TELEMETRY_DISABLED: '1',
      VITRINE_PROGRAM: program,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
      ...noColor,
      ...env,
    },
    ...options,
  });
}
