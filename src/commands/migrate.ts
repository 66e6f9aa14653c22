/** `vitrine migrate`: changes content that this version reads differently, and shows the changes. */
import { visible } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { root } from '#base/folders.ts';
import type { ContentFile } from '#content/contentFile.ts';
import { type Changes, openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { renamedFields } from '#content/renamedFields.ts';
import { writeFiles } from '#content/writeFiles.ts';
import type { Action } from './cli/commandLine.ts';

interface Migration {
  changes: Changes;
  /** What changes, a line each: `content/site.yaml:4: hobby → interest`. */
  lines: readonly string[];
}

/** Plans how content becomes what this version reads: only the names of fields change, every other byte stays. */
export function planMigration(files: Iterable<ContentFile>, renamed = renamedFields): Migration {
  const changes = new Map<string, string>();
  const lines: string[] = [];
  for (const file of files) {
    const { path, kind, text = '', data = {} } = file;
    // If both names exist, only the owner can choose.
    const found = renamed.filter((field) => field.kind === kind && field.from in data && !(field.to in data));
    const rows = text.split('\n');
    for (const { from, to } of found) {
      const { line, column } = file.place([from], 'key');
      const row = rows[line - 1] ?? '';
      rows[line - 1] = row.slice(0, column - 1) + row.slice(column - 1).replace(from, to);
      lines.push(`${path}:${line}: ${from} → ${to}`);
    }
    if (found.length) changes.set(path, rows.join('\n'));
  }
  return { changes, lines };
}

export const run: Action<'migrate'> = async () => {
  const { changes, lines } = planMigration((await readContent(openFolder(root))).files.values());
  writeFiles(root, changes);
  for (const line of lines) console.log(visible(line));
  const done = lines.length ? `Changed ${englishCount(changes.size, 'file')}.` : 'Nothing to migrate in content/.';
  console.log(`${done} Next: npm run check`);
  return 0;
};
