/** `vitrine migrate`: changes content that this version reads differently, and shows the changes. */

import { isMap, isScalar, visit } from 'yaml';
import { visible } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { root } from '#base/folders.ts';
import type { ContentFile } from '#content/contentFile.ts';
import { type Changes, openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { type RenamedField, renamedFields, renamedIn } from '#content/renamedFields.ts';
import { writeFiles } from '#content/writeFiles.ts';
import type { Action } from './cli/commandLine.ts';

interface Migration {
  changes: Changes;
  /** What changes, a line each: `content/site.yaml:4: hobby → interest`. */
  lines: readonly string[];
}

function groupPath(ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((node, depth): PropertyKey[] => {
    if (isMap(node) || !node || typeof node !== 'object') return [];
    if ('key' in node) return isScalar(node.key) ? [String(node.key.value)] : [];
    const next = ancestors[depth + 1];
    return 'items' in node && Array.isArray(node.items) && next !== undefined ? [node.items.indexOf(next)] : [];
  });
}

/** Returns where names begin and end in the YAML of a file, and what they become. */
function findRenames(file: ContentFile, renamed: readonly RenamedField[]) {
  const found: { start: number; end: number; field: RenamedField }[] = [];
  // The check reports YAML that can't be read.
  if (!file.document || !file.data) return found;
  visit(file.document, {
    Map(_, map, ancestors) {
      for (const field of renamedIn(file.kind, groupPath([...ancestors, map]), renamed)) {
        // If both names exist, only the owner can choose.
        if (map.has(field.to)) continue;
        const pair = map.items.find(({ key }) => isScalar(key) && key.value === field.from);
        const range = isScalar(pair?.key) ? pair.key.range : undefined;
        if (range) found.push({ start: range[0], end: range[1], field });
      }
    },
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Plans how content becomes what this version reads: only the names of fields change, every other byte stays. */
export function planMigration(files: Iterable<ContentFile>, renamed = renamedFields): Migration {
  const changes = new Map<string, string>();
  const lines: string[] = [];
  for (const file of files) {
    const { text = '', parts, path } = file;
    const found = findRenames(file, renamed);
    if (!parts || !found.length) continue;
    const before = text.indexOf(parts.yaml);
    let changed = text;
    for (const { start, end, field } of found.toReversed())
      changed = changed.slice(0, before + start) + field.to + changed.slice(before + end);
    changes.set(path, changed);
    lines.push(...found.map(({ start, field }) => `${path}:${file.placeAt(start).line}: ${field.from} → ${field.to}`));
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
