import type { ContentFile } from './contentFile.ts';
import type { Changes } from './folder.ts';
import { renamedFields } from './renamedFields.ts';

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
