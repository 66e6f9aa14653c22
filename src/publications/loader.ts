import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { readPublications } from './read.ts';

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
        store.clear();
        if (entries.length) store.set({ id, data: await parseData({ id, data: { entries }, filePath: path }) });
      };
      await load();
      for (const event of ['add', 'change', 'unlink'] as const) {
        watcher?.on(event, (changed) => void (changed === path && load()));
      }
    },
  };
}
