/** In development, Node.js itself loads modules that need no transformation: Vite takes ten times as long for each. */
import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { program } from '#base/folders.ts';

const source = join(program, 'src');

const folders = '(base|content|documents|hosts|sections|ui)';
const plain = new RegExp(`^${folders}/.*\\.ts$`);

/** Returns the path in `src` of a module that Node.js loads: one without JSX, styles and Vite's environment. */
const plainModule = (file: string): string | undefined => {
  const path = relative(source, file).replaceAll('\\', '/');
  return plain.test(path) && path !== 'base/urls.ts' ? path : undefined;
};

/** Returns whether the server must start again after a change of this file, since Node.js loads each module once. */
export const isLoadedByNode = (file: string): boolean => plainModule(file) !== undefined;

/** What Vite leaves to Node.js: its own modules, and those that the plugin resolves to a file's URL. */
export const builtins = [
  ...builtinModules,
  /^node:/,
  new RegExp(`^${pathToFileURL(source).href.replaceAll(/[^\w/]/g, '\\$&')}/${folders}/.*\\.[jt]s$`),
];

export const nodeModules: Plugin = {
  name: 'vitrine:node-modules',
  enforce: 'pre',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(id, importer = '') {
    const path = plainModule(id.startsWith('.') ? join(dirname(importer), id) : id);
    if (!path) return;
    // In the package, `imports` of package.json points to files compiled for Node.js: only those that commands need.
    const url = import.meta.resolve(`#${path}`);
    return existsSync(new URL(url)) ? { id: url, external: true } : undefined;
  },
};
