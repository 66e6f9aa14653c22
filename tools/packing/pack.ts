import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeFolder } from '#base/beside.ts';
import { root } from '#base/folders.ts';
import { files as served } from '#base/urls.ts';
import { oldestNode } from '#commands/cli/oldNode.ts';
import { npmCommand } from '#commands/processes/run.ts';
import { licenseText } from '#documents/licenses.ts';
import { bundle } from '#editor/server/bundle.ts';
import { compile } from './compile.ts';
import { lockedPackages } from './lockedPackages.ts';

const packFolder = join(root, '.cache/pack');

/** Files that Vite reads, and files that are read at runtime. */
const sources = ['src/**/*.{ts,tsx,astro,css,svg,typ,txt}', 'src/**/.well-known/*'];
/** The package contains the editor's built page instead. */
const repositoryOnly = [
  'src/editor/client/**',
  'src/editor/server/bundle.ts',
  'src/editor/README.md',
  'deploy/generated',
  '**/*.test.{ts,tsx}',
];
const documents = [
  'LICENSE',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'docs/**/*.md',
  'schemas/*.json',
  'deploy/*',
  'netlify.toml',
  'vercel.json',
];

/** The JSX options of the repository's tsconfig.json, since Vite uses the nearest tsconfig.json. */
const tsconfig = { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' } };

function manifest() {
  const read = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { name, version, private: isPrivate, description, license, type, imports, dependencies } = read;
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: repository } = process.env;
  const compiled = Object.entries<string>(imports).flatMap(([from, to]) => [
    [from.replace(/\*$/, '*.ts'), to.replace(/\*$/, '*.js')],
    [from, to],
  ]);
  return {
    name,
    version,
    ...(isPrivate && { private: true }),
    description,
    license,
    // The registry compares it with the provenance.
    ...(repository && { repository: { type: 'git', url: `git+${host}/${repository}.git` } }),
    type,
    engines: { node: `>=${oldestNode}` },
    // npm create runs the command with the package's name.
    bin: { [name.replace(/^.*\//, '')]: 'src/commands/npmCreate.js', vitrine: 'src/commands/vitrine.js' },
    imports: Object.fromEntries(compiled),
    dependencies,
  };
}

/**
 * Packs the program as npm does, to `.cache/pack/vitrine-<version>.tgz`: compiled JavaScript for Node.js, sources for
 * Vite, the editor's built page, schemas, and the versions of all packages. Another command can read the last one
 * meanwhile.
 * @returns the exit code
 */
export async function pack(): Promise<number> {
  const name = await writeFolder(packFolder, fill);
  const file = join(packFolder, name);
  console.log(`Packed ${relative(root, file)} (${Math.round(statSync(file).size / 1024)} KB).`);
  return 0;
}

/** @returns the name of the packed file */
async function fill(stage: string): Promise<string> {
  const folder = join(stage, 'package');
  const write = (file: string, text: string | Uint8Array) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  for (const file of globSync([...sources, ...documents], { cwd: root, exclude: repositoryOnly }))
    cpSync(join(root, file), join(folder, file));
  const entries = ['astro.config.ts', 'src/commands/vitrine.ts', 'src/commands/npmCreate.ts'];
  const { files } = compile(root, entries, ['src/editor/server/bundle.ts']);
  for (const [file, text] of files) write(file.replace(/\.ts$/, '.js'), text);
  const { files: page, inputs } = await bundle();
  for (const [name, body] of page) write(join('editor', name), body);
  const packages = inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  write(served.licenses, await licenseText("Licenses of what the editor's page is made of.", [...new Set(packages)]));
  const own = manifest();
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  write('locked.json', json(lockedPackages(lock.packages, [...Object.keys(own.dependencies), 'node'])));
  write('package.json', json(own));
  write('tsconfig.json', json(tsconfig));
  const npm = npmCommand('pack', '--silent', '--ignore-scripts', '--pack-destination', stage);
  const packed = execFileSync(...npm, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
  const name = `vitrine-${own.version}.tgz`;
  renameSync(join(stage, packed.trim()), join(stage, name));
  return name;
}
