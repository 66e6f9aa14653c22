import { join } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, logHandlers } from 'astro/config';
import type { RunnableDevEnvironment } from 'vite';
import { explainError } from './src/base/commandError.ts';
import { program, root } from './src/base/folders.ts';
import { readSiteUrl } from './src/commands/build/readSiteUrl.ts';
import { followCheck, restartCode, serveErrors } from './src/commands/serve/devProblems.ts';
import { builtins, isLoadedByNode, nodeModules } from './src/commands/serve/nodeModules.ts';
import { receive, receiverPath } from './src/commands/serve/receiver.ts';
import { openFolder } from './src/content/folder.ts';
import { editionsOf } from './src/content/readContent.ts';
import { cutFonts, fontFolder, makeFonts } from './src/documents/fonts.ts';
import { bundledFile, writeLicenses } from './src/documents/licenses.ts';
import { oldestBrowsers } from './src/hosts/pruneStyles.ts';
import { contentStyles } from './src/site/build/contentStyles.ts';
import { editionRoutes } from './src/site/build/editionRoutes.ts';
import { icons } from './src/site/build/icons.ts';
import { largeImages, removeUnusedImages } from './src/site/build/imageFiles.ts';

const { origin, base } = await readSiteUrl().catch((error) => {
  // Astro would print a stack trace.
  console.error(explainError(error, root) ?? error);
  process.exit(1);
});

const styles = contentStyles(() => openFolder(root));

/** Where a build writes, until it is complete (src/commands/build/buildSite.ts). */
const { VITRINE_DIST: outDir = './dist', VITRINE_CACHE: cacheDir = './.cache/astro' } = process.env;

/** Paths as Vite writes them, on every system. */
const source = join(program, 'src').replaceAll('\\', '/');
const islands = /\/islands\/(EveryPage|hydrate)\./;

/** React, and the islands that every page has: one file is fewer requests, and compresses better. */
const isEverywhere = (file: string) =>
  file.startsWith(source) ? islands.test(file) : /\/node_modules\/(?!minisearch\/)/.test(file);

/** Adds fonts, routes and the hydration of islands, and reloads pages when content changes. */
const vitrine: AstroIntegration = {
  name: 'vitrine',
  hooks: {
    'astro:config:setup': async ({ command, addClientDirective, addMiddleware, injectRoute }) => {
      // Otherwise a build or server would keep running after its command was killed.
      process.once('disconnect', () => process.exit(1));
      process.channel?.unref();
      await makeFonts();
      if (command === 'dev') {
        addMiddleware({
          order: 'pre',
          entrypoint: join(program, 'src/commands/serve/devReceiver.ts'),
        });
      }
      // Every page and document of the first language for each other language, and some for each application.
      const { editions, tailored } = editionsOf(openFolder(root));
      for (const edition of [...editions.slice(1), ...tailored])
        for (const route of editionRoutes(edition)) injectRoute(route);
      addClientDirective({
        name: 'afterload',
        entrypoint: join(program, 'src/site/islands/afterload.ts'),
      });
    },
    'astro:build:done': async ({ dir }) => {
      removeUnusedImages(dir);
      await cutFonts(dir);
      await writeLicenses(dir);
    },
    'astro:server:setup': async ({ server }) => {
      const content = join(root, 'content/');
      const pages = `${source}/site/pages/`;
      const served = editionsOf(openFolder(root)).routeSettings;
      const reload = () => server.environments.client.hot.send({ type: 'full-reload' });
      const { check, checked } = followCheck(reload);
      let changed: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (isLoadedByNode(file)) process.exit(restartCode);
        if (!file.startsWith(content)) return;
        // Saving a file causes several events, and moving a folder many.
        clearTimeout(changed);
        changed = setTimeout(() => {
          const dependent = styles.forget();
          // Astro caches the list of pages, and their styles, with these modules.
          for (const { moduleGraph } of Object.values(server.environments)) {
            for (const [id, module] of moduleGraph.idToModuleMap) {
              const [path = ''] = id.split('?');
              if (path.startsWith(pages) || dependent.has(path) || path.includes('virtual:astro:dev-css'))
                moduleGraph.invalidateModule(module);
            }
          }
          reload();
          check();
          // Astro reads its routes only when it starts.
          if (editionsOf(openFolder(root)).routeSettings !== served) process.exit(restartCode);
        }, 50);
      });
      // As Astro makes it.
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      const load = async () => (await runner.import(`${source}/site/content.ts`)).getContent();
      // Loads what the first page needs while the command checks the content.
      Promise.all([load(), runner.import(`${pages}index.astro`)]).catch(() => undefined);
      server.middlewares.use(serveErrors(base, checked, load));
      server.middlewares.use(receiverPath, (request, response) => void receive(request, response));
    },
  },
};

export default defineConfig({
  srcDir: join(program, 'src/site'),
  site: origin,
  base,
  output: 'static',
  outDir,
  // Not in node_modules, which copies of the repository may share.
  cacheDir,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  server: { port: Number(process.env.PORT ?? 4321) },
  // The command prints a summary. Warnings and errors are always printed (src/commands/build/buildSite.ts).
  logger: logHandlers.node({ level: process.env.VITRINE_QUIET ? 'warn' : 'info' }),
  devToolbar: { enabled: false },
  // Part of the hash in names of images, so it must be the same in every folder. Resolved by the alias below.
  image: { service: { entrypoint: '#site/build/imageService.ts' } },
  integrations: [react(), vitrine],
  vite: {
    cacheDir: '.cache/vite',
    // Vite's defaults, and private data.
    server: {
      watch: { ignored: ['.cache', 'dist', 'tests'].map((folder) => join(root, folder, '**')) },
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/content/private*', '**/content/private*/**'] },
    },
    build: {
      license: { fileName: bundledFile },
      cssTarget: oldestBrowsers.map((browser) => browser.replace(' ', '')),
    },
    environments: {
      // Source maps of pages are for those who change the program; they take a tenth of the time.
      ssr: { dev: { sourcemap: false }, resolve: { builtins } },
      client: {
        // Otherwise Vite bundles every package that a page imports, also those that no browser loads.
        optimizeDeps: {
          noDiscovery: true,
          include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
        },
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'everywhere', test: isEverywhere }] } } },
        },
      },
    },
    css: { modules: { generateScopedName: (name, file) => scopedName(name, file) } },
    plugins: [nodeModules, icons, largeImages, styles.plugin],
    resolve: {
      alias: [
        { find: '~fonts', replacement: fontFolder },
        { find: '@astrojs/react/client.js', replacement: join(program, 'src/site/islands/hydrate.ts') },
        { find: './astro-island.prebuilt.js', replacement: join(program, 'src/site/build/islandScript.ts') },
        // In the package, `imports` of package.json points to files compiled for Node.js.
        { find: /^#(?=[a-z]+\/)/, replacement: `${source}/` },
      ],
    },
  },
});

/** Returns a class name such as `ProjectList-meta`, which contains its component, and compresses well. */
function scopedName(name: string, file: string): string {
  const component = /([^/\\]+)\.module\.css/.exec(file)?.[1];
  return component ? `${component}-${name}` : name;
}
