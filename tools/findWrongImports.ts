import { posix } from 'node:path';

/** The folders that each folder of `src/` may import. Tests may import everything, and nothing imports tests. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  base: [],
  ui: ['base'],
  sections: ['base', 'ui'],
  content: ['base', 'ui', 'sections'],
  documents: ['base', 'ui', 'sections', 'content'],
  site: ['base', 'ui', 'sections', 'content', 'documents'],
  hosts: ['base'],
  editor: ['base', 'ui', 'sections', 'content', 'documents'],
  commands: ['base', 'ui', 'sections', 'content', 'documents', 'site', 'hosts', 'editor'],
};

/** Folder names that don't describe the content. */
const vagueFolder = /(^|\/)(lib|utils?|helpers?|shared|common|misc)\//;

interface Import {
  line: number;
  /** As written: `#base/dates.ts`, `../dates.ts`. */
  specifier: string;
  target: string;
}

/**
 * Returns what a file imports from this repository: with `import`, `export … from`, `import()`, as a type, in an Astro
 * template or in a style. One pattern serves TypeScript, Astro and CSS, so it also reads comments and strings.
 */
function findImports(file: string, text: string): Import[] {
  const pattern =
    /(?:\b(?:import|from|require|glob)\s*\(?|\burl\(|\bsrc=)\s*(?:\/\*.*?\*\/\s*|\/\/[^\n]*\n\s*)*(['"`])(#|\/src\/|\.\.?\/|\.\.(?=\1))(.*?)\1/gs;
  return [...text.matchAll(pattern)].map(({ index, 2: start = '', 3: rest = '' }) => {
    const [path = ''] = rest.split('?');
    const isFromRoot = start === '#' || start === '/src/';
    const target = isFromRoot ? `src/${path}` : posix.join(posix.dirname(file), start, path);
    return { line: text.slice(0, index).split('\n').length, specifier: start + rest, target };
  });
}

function problemOf(file: string, { specifier, target }: Import): string | undefined {
  const [, folder = '', section, ...below] = file.split('/');
  const [top, otherFolder = '', otherSection, ...otherBelow] = target.split('/');
  if (top !== 'src') return `src/ may not import ${top}/`;
  if (folder !== otherFolder) {
    if (!mayImport[folder]?.includes(otherFolder)) return `${folder}/ may not import ${otherFolder}/`;
    if (!specifier.startsWith('#')) return `write #${target.slice(4)}`;
    return undefined;
  }
  if (specifier.startsWith('#')) return `write a relative path within ${folder}/`;
  const crosses = folder === 'sections' && below.length > 0 && otherBelow.length > 0 && section !== otherSection;
  return crosses ? `section ${section}/ may not import section ${otherSection}/` : undefined;
}

/** Returns each circle of files that import each other, as a path. */
function findCircles(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push(`${[...path.slice(path.indexOf(file)), file].join(' → ')}: a circle`);
    if (path.includes(file) || done.has(file)) return;
    for (const { target } of imports.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

/**
 * Returns the imports that break the order of the folders, all circles, even of types, and folders with vague names.
 * @param sources text of each file of `src/`, by its path from the repository's root
 */
export function findWrongImports(sources: ReadonlyMap<string, string>): string[] {
  const code = [...sources].filter(([file]) => !/\.test\.tsx?$/.test(file));
  const imports = new Map(code.map(([file, text]) => [file, findImports(file, text)]));
  const problems = [...imports].flatMap(([file, all]) =>
    all.flatMap((each) => {
      const problem = problemOf(file, each);
      return problem ? [`${file}:${each.line}: imports ${each.specifier}: ${problem}`] : [];
    }),
  );
  const vague = [...sources.keys()].filter((file) => vagueFolder.test(file));
  return [...problems, ...findCircles(imports), ...vague.map((file) => `${file}: name the folder for its subject`)];
}
