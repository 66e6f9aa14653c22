import { readdirSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { join, relative } from 'node:path';
import { attempt } from '#base/attempt.ts';
import { compileCache, program, root } from '#base/folders.ts';
import { nearest } from '#base/nearest.ts';
import { paintFor } from '#base/terminal.ts';
import { assertContent } from '#content/folder.ts';
import { tidySite } from './build/buildFolders.ts';
import { type Action, formatCommands, runCommand, usageExit } from './cli/commandLine.ts';
import { type ProgramCommand, programCommands } from './cli/commands.ts';

/** Loaded only when they run, so that help appears at once. */
const actions: { [Name in ProgramCommand]: () => Promise<{ run: Action<Name> }> } = {
  create: () => import('./create.ts'),
  start: () => import('./start.ts'),
  dev: () => import('./processes/develop.ts'),
  build: () => import('./build/buildSite.ts'),
  check: () => import('./check.ts'),
  new: () => import('./new.ts'),
  resume: () => import('./resume.ts'),
  edit: () => import('./edit.ts'),
  import: () => import('./import.ts'),
  refresh: () => import('./refresh/refresh.ts'),
  migrate: () => import('./migrate.ts'),
};

/** Commands that create `content/`, or need none. */
const needNoContent: readonly ProgramCommand[] = ['create', 'import'];

const isCommand = (name: string): name is ProgramCommand => Object.hasOwn(programCommands, name);

function runNamed<Name extends ProgramCommand>(name: Name, typed: string[]): Promise<void> {
  const act: Action<Name> = async (values, operands) => {
    await tidySite(root);
    if (!needNoContent.includes(name)) {
      assertContent(root);
      // Node 20 has none.
      module.enableCompileCache?.(compileCache);
    }
    return (await actions[name]()).run(values, operands);
  };
  return runCommand(name, programCommands[name], act, typed);
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the scripts of the site that the program is run in; undefined elsewhere. */
const siteScripts = () =>
  attempt((): Record<string, string> | undefined => {
    const { dependencies, scripts } = readManifest(root);
    return dependencies.vitrine && scripts;
  });

/** Returns the documents for owners, which come with the program: their paths and titles. */
const documents = () =>
  readdirSync(join(program, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const path = join(program, 'docs', file);
      const [title = ''] = readFileSync(path, 'utf8').split('\n');
      return [relative(root, path), title.replace('# ', '')] as const;
    });

/** Hides warnings. Node 22 warns that globs are experimental; later versions have them unchanged. */
function hideWarnings(): void {
  process.removeAllListeners('warning');
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--disable-warning=ExperimentalWarning']
    .filter(Boolean)
    .join(' ');
}

export async function runProgram([name = 'help', ...typed]: readonly string[]): Promise<void> {
  if (isCommand(name)) {
    if (process.versions.node.startsWith('22.')) hideWarnings();
    await runNamed(name, typed);
  } else if (['help', '--help', '-h'].includes(name)) {
    console.log(formatCommands(siteScripts(), documents(), paintFor(process.stdout)));
  } else if (name === '--version') {
    console.log(readManifest(program).version);
  } else {
    const suggested = nearest(name, Object.keys(programCommands));
    const advice = suggested ? `Did you mean "${suggested}"?` : 'Run vitrine help for a list.';
    console.error(paintFor(process.stderr)('red', `Unknown command "${name}". ${advice}`));
    process.exitCode = usageExit;
  }
}
