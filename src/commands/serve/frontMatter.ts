import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from '#base/folders.ts';
import { openFolder } from '#content/folder.ts';
import { kindOf } from '#content/readContent.ts';

/**
 * Writes the schema of each Markdown file where VS Code's Astro extension looks for it (.vscode/settings.json). Astro can
 * write it too, but takes two seconds to load its content layer.
 */
export function writeFrontMatterSchemas(root: string): void {
  const files = openFolder(root).paths.filter((path) => path.endsWith('.md'));
  const entries = new Map(
    files.flatMap((path) => {
      const kind = kindOf(path);
      return kind ? [[pathToFileURL(join(root, path)).href.toLowerCase(), kind] as const] : [];
    }),
  );
  const kinds = [...new Set(entries.values())];
  const folder = join(root, '.astro/collections');
  mkdirSync(folder, { recursive: true });
  for (const kind of kinds)
    copyFileSync(join(program, `schemas/${kind}.schema.json`), join(folder, `${kind}.schema.json`));
  const collections = kinds.map((name) => ({ hasSchema: true, name }));
  writeFileSync(
    join(folder, 'collections.json'),
    JSON.stringify({ collections, entries: Object.fromEntries(entries) }),
  );
}
