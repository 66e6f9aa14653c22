import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, logHandlers } from 'astro/config';
import icons from 'unplugin-icons/vite';
import { readSiteAddress } from './src/commands/build/readSiteAddress.ts';
import { receive, receiverPath } from './src/commands/serve/receiver.ts';
import { cutFonts, fontFolder, makeFonts } from './src/documents/fonts.ts';
import { bundledFile, writeLicences } from './src/documents/licences.ts';
import { iconOptions } from './src/site/build/iconOptions.ts';
import { largePictures } from './src/site/build/largePictures.ts';
import { removeUnusedPictures } from './src/site/build/removeUnusedPictures.ts';

const { origin, base } = await readSiteAddress();

/** React, and the islands that every page has: one file is fewer requests, and compresses better. */
const everywhere =
  /[\\/]node_modules[\\/]|[\\/]islands[\\/](early|hydrate|IconButton|MenuButton|NextPage|ThemeToggle)\./;

/** What the build needs before it starts: fonts, and the moment at which islands come alive. */
const vitrine: AstroIntegration = {
  name: 'vitrine',
  hooks: {
    'astro:config:setup': async ({ command, addClientDirective, addMiddleware, injectRoute }) => {
      await makeFonts();
      if (command === 'dev') {
        injectRoute({ pattern: '/styleguide', entrypoint: './src/site/styleguide/Styleguide.astro' });
        addMiddleware({
          order: 'pre',
          entrypoint: fileURLToPath(new URL('src/commands/serve/devReceiver.ts', import.meta.url)),
        });
      }
      addClientDirective({
        name: 'afterload',
        entrypoint: fileURLToPath(new URL('src/site/islands/afterload.ts', import.meta.url)),
      });
    },
    'astro:build:done': async ({ dir }) => {
      removeUnusedPictures(dir);
      await cutFonts(dir);
      await writeLicences(dir);
    },
    'astro:server:setup': ({ server }) => {
      const content = fileURLToPath(new URL('content/', import.meta.url));
      const pages = fileURLToPath(new URL('src/site/pages/', import.meta.url));
      let changed: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(content)) return;
        // A save is several changes, and a folder that is moved many.
        clearTimeout(changed);
        changed = setTimeout(() => {
          // Astro remembers which pages there are as long as their modules stay.
          for (const { moduleGraph } of Object.values(server.environments)) {
            for (const [path, modules] of moduleGraph.fileToModulesMap) {
              if (path.startsWith(pages)) for (const module of modules) moduleGraph.invalidateModule(module);
            }
          }
          server.environments.client.hot.send({ type: 'full-reload' });
        }, 50);
      });
      server.middlewares.use(receiverPath, (request, response) => void receive(request, response));
    },
  },
};

export default defineConfig({
  srcDir: './src/site',
  site: origin,
  base,
  output: 'static',
  // Not in node_modules, which copies of the repository may share.
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  server: { port: Number(process.env.PORT ?? 4321) },
  // Our commands sum a build up; warnings and errors are always printed (src/commands/build/buildSite.ts).
  logger: logHandlers.node({ level: process.env.VITRINE_QUIET ? 'warn' : 'info' }),
  devToolbar: { enabled: false },
  // Editors complete and check front matter while it is typed (.vscode/settings.json).
  experimental: { contentIntellisense: true },
  image: { service: { entrypoint: './src/site/build/imageService.ts' } },
  integrations: [react(), vitrine],
  vite: {
    cacheDir: '.cache/vite',
    build: {
      license: { fileName: bundledFile },
      // Baseline browsers know light-dark(), nesting and :nth-child(of): nothing is rewritten for older ones.
      cssTarget: ['chrome125', 'firefox125', 'safari17.5'],
    },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'everywhere', test: everywhere }] } } },
        },
      },
    },
    css: { modules: { generateScopedName: (name, file) => scopedName(name, file) } },
    plugins: [icons(iconOptions), largePictures],
    resolve: {
      alias: {
        '~fonts': fileURLToPath(fontFolder).replace(/\/$/, ''),
        '@astrojs/react/client.js': fileURLToPath(new URL('src/site/islands/hydrate.ts', import.meta.url)),
      },
    },
  },
});

/** `ProjectCard-meta`: a class says where it comes from, and compresses well. */
function scopedName(name: string, file: string): string {
  const component = /([^/\\]+)\.module\.css/.exec(file)?.[1];
  return component ? `${component}-${name}` : name;
}
