/** Compiles the files that Node.js runs: below `node_modules`, Node doesn't strip types. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Compilation {
  /** JavaScript by the path of its source, from the repository's root. */
  files: ReadonlyMap<string, string>;
  packages: ReadonlySet<string>;
}

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/** Returns the package of an import: `@scope/name` of `@scope/name/file.js`. */
const packageOf = (specifier: string): string | undefined =>
  /^(?!node:|astro:)(@[^/]+\/)?[^./#~][^/]*/.exec(specifier)?.[0];

/**
 * Compiles entries and everything that they import. Imports such as `#base/x.ts` stay, since `imports` in the package's
 * package.json points to compiled files. Relative imports become `./x.js`.
 * @param excluded files that are imported only in the repository
 * @throws if Node.js would load a file other than `.ts`, such as a component
 */
export function compile(root: string, entries: readonly string[], excluded: readonly string[]): Compilation {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const visit = (file: string, from: string) => {
    if (files.has(file) || excluded.includes(file)) return;
    if (!existsSync(join(root, file))) throw new Error(`${from} imports ${file}, which doesn't exist for Node.js.`);
    const { outputText } = ts.transpileModule(readFileSync(join(root, file), 'utf8'), { compilerOptions });
    files.set(file, outputText);
    // Reads imports from the output, since the source also imports types.
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
