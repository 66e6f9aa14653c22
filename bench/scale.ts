/** Measures portfolios of many projects: time and memory of the build, size of the Projects page and of the search. */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { files } from '../src/base/urls.ts';
import { searchEntries } from '../src/site/islands/searchEntries.ts';
import { Copy } from '../tests/site.ts';
import { measurePage } from '../tools/sizes.ts';
import { thisRun } from './measurement.ts';
import { markdownTable, runLine, storeResults } from './table.ts';

const portfolios = [7, 70, 700];

/** Makes each Node process of a build write its peak memory, in kilobytes, to a file. */
const logMemory = `process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  require('node:fs').appendFileSync(process.env.MEMORY_FILE, maxRSS + '\\n');
});`;

interface Cost {
  projects: number;
  seconds: number;
  /** Of the largest process of the build. */
  megabytes: number;
  /** HTML and CSS of /projects, brotli. */
  projectsPage: number;
  /** Of the search, from fifteen entries on. */
  search?: { index: number; keyStroke: number };
}

/** Returns the size of the search's index, brotli, and the median time of a key stroke in ms. */
function measureSearch(dist: string): Cost['search'] {
  const file = join(dist, files.searchIndex);
  if (!existsSync(file)) return undefined;
  const json = readFileSync(file);
  const find = searchEntries(JSON.parse(json.toString()));
  const times = [...'typescript work 33'].map((_, index, letters) => {
    const start = performance.now();
    find(letters.slice(0, index + 1).join(''));
    return performance.now() - start;
  });
  const keyStroke = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return { index: brotliCompressSync(json).length, keyStroke };
}

/** Returns a copy of the site with this number of other projects, without images. */
function siteOf(projects: number): Copy {
  const site = new Copy();
  for (const file of globSync('content/projects/*', { cwd: site.folder })) rmSync(join(site.folder, file));
  for (let index = 1; index <= projects; index++) {
    const facts = [
      `title: Work number ${index}`,
      'description: What it does, for whom, and why it was worth the while to make it at all.',
      `category: ${['research', 'personal', 'freelance'][index % 3]}`,
      `date: 20${String(10 + (index % 15)).padStart(2, '0')}-0${1 + (index % 9)}`,
      'technologies: [TypeScript, Rust]',
    ];
    site.write(`content/projects/work-${index}.md`, `---\n${facts.join('\n')}\n---\n`);
  }
  site.change('content/site.yaml', /^showcase:\n {2}- projects$/m, '');
  return site;
}

/** Builds a site and returns its cost. @throws with the build's output if it fails */
async function build(projects: number): Promise<Cost> {
  const site = siteOf(projects);
  try {
    const hook = join(site.folder, 'memory.cjs');
    const memoryFile = join(site.folder, 'memory.txt');
    site.write('memory.cjs', logMemory);
    const start = performance.now();
    const { code, output } = await site.run('build', { NODE_OPTIONS: `--require ${hook}`, MEMORY_FILE: memoryFile });
    const seconds = (performance.now() - start) / 1000;
    if (code) throw new Error(`The build of ${projects} projects failed:\n${output}`);
    const kilobytes = readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number);
    return {
      projects,
      seconds,
      megabytes: Math.max(...kilobytes) / 1024,
      projectsPage: measurePage(join(site.folder, 'dist'), 'projects.html').firstRender,
      search: measureSearch(join(site.folder, 'dist')),
    };
  } finally {
    site.remove();
  }
}

const row = ({ projects, seconds, megabytes, projectsPage, search }: Cost) => ({
  projects,
  'build s': seconds.toFixed(1),
  'ms a project': ((seconds * 1000) / projects).toFixed(0),
  'memory MB': megabytes.toFixed(0),
  '/projects KB': (projectsPage / 1024).toFixed(1),
  'search index KB': search ? (search.index / 1024).toFixed(1) : '–',
  'key stroke ms': search ? search.keyStroke.toFixed(1) : '–',
});

/** Measures and stores the costs. @returns the exit code */
export async function scale(): Promise<number> {
  const costs: Cost[] = [];
  for (const projects of portfolios) {
    console.log(`Building ${projects} projects …`);
    const cost = await build(projects);
    console.log(`${cost.seconds.toFixed(1)} s`);
    costs.push(cost);
  }
  const run = thisRun();
  storeResults('scale', `${runLine(run)}.\n\n${markdownTable(costs.map(row))}`, { ...run, costs });
  return 0;
}
