import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { readPublications } from '#sections/publications/read.ts';

/** How long a file rests before it counts as written, in milliseconds. */
const settle = 100;

/**
 * Loads a BibTeX file, where there is one, as a single entry; in development again with each change. One with mistakes
 * is told, and what was read before stays.
 * @param file from the project's root
 */
export function bibtexFile(file: string): Loader {
  return {
    name: 'bibtex',
    async load({ collection: id, config, store, parseData, logger, watcher }) {
      const path = fileURLToPath(new URL(file, config.root));
      const load = async () => {
        const text = await readFile(path, 'utf8').catch(() => undefined);
        const { entries, mistakes } = await readPublications(text ?? '');
        for (const { message, line, column } of mistakes) {
          logger.error(`${file}: ${message} (line ${line}, column ${column})`);
        }
        if (mistakes.length) return;
        const data = await parseData({ id, data: { entries }, filePath: path });
        store.clear();
        if (entries.length) store.set({ id, data });
      };
      await load();
      let soon: NodeJS.Timeout | undefined;
      for (const event of ['add', 'change', 'unlink'] as const) {
        watcher?.on(event, (changed) => {
          if (changed !== path) return;
          // Whoever writes a file empties it first, and both may come as one event.
          clearTimeout(soon);
          soon = setTimeout(load, settle);
        });
      }
    },
  };
}
