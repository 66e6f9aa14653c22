/** Compiles for Node.js what it runs of the program: Node strips no types below `node_modules`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Compilation {
  /** JavaScript by the path of its source, from the repository's root. */
  files: ReadonlyMap<string, string>;
  /** Packages that the files import. */
  packages: ReadonlySet<string>;
}

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/** `@scope/name/file.js` is of the package `@scope/name`. */
export const packageOf = (specifier: string): string | undefined =>
  /^(?!node:|astro:)(@[^/]+\/)?[^./#~][^/]*/.exec(specifier)?.[0];

/**
 * Compiles entries and all that they import. In the package `imports` of package.json leads to compiled files, so that
 * `#base/x.ts` stays as it is written; relative imports become `./x.js`.
 * @param left files that are imported in the repository only
 * @throws if Node.js would load a file that is no `.ts` file, such as a component
 */
export function compile(root: string, entries: readonly string[], left: readonly string[]): Compilation {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const visit = (file: string, from: string) => {
    if (files.has(file) || left.includes(file)) return;
    if (!existsSync(join(root, file))) throw new Error(`${from} imports ${file}, which doesn't exist for Node.js.`);
    const { outputText } = ts.transpileModule(readFileSync(join(root, file), 'utf8'), { compilerOptions });
    files.set(file, outputText);
    // Of what is emitted: the source also imports types, and components for their types.
    for (const { fileName } of ts.preProcessFile(outputText, true, true).importedFiles) {
      const source = fileName.replace(/\.js$/, '.ts');
      const name = packageOf(fileName);
      if (name) packages.add(name);
      else if (fileName.startsWith('#')) visit(source.replace('#', 'src/'), file);
      else if (fileName.startsWith('.')) visit(join(dirname(file), source).replaceAll('\\', '/'), file);
    }
  };
  for (const entry of entries) visit(entry, 'The package');
  return { files, packages };
}
