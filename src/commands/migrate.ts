/** `vitrine migrate`: changes content that this version reads differently, and shows the changes. */

import { isMap, isScalar } from 'yaml';
import { visible } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { root } from '#base/folders.ts';
import type { ContentFile } from '#content/contentFile.ts';
import { type Changes, openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { type RenamedField, renamedFields } from '#content/renamedFields.ts';
import { writeFiles } from '#content/writeFiles.ts';
import type { Action } from './cli/commandLine.ts';

interface Migration {
  changes: Changes;
  /** What changes, a line each: `content/site.yaml:4: hobby → interest`. */
  lines: readonly string[];
}

/** Returns where names begin and end in the YAML of a file, and what they become. */
function findRenames({ document, data, kind }: ContentFile, renamed: readonly RenamedField[]) {
  const fields = document?.contents;
  // The check reports YAML that can't be read.
  if (!data || !isMap(fields)) return [];
  const found = renamed.flatMap((field) => {
    // If both names exist, only the owner can choose.
    if (field.kind !== kind || fields.has(field.to)) return [];
    const key = fields.items.find((each) => isScalar(each.key) && each.key.value === field.from)?.key;
    return isScalar(key) && key.range ? [{ start: key.range[0], end: key.range[1], field }] : [];
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
