/** `vitrine migrate`: changes content that this version reads differently, and shows the changes first. */

import { visible } from '#base/characters.ts';
import { englishCount } from '#base/counter.ts';
import { root } from '#base/folders.ts';
import { openFolder } from '#content/folder.ts';
import { readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import type { Action } from './cli/commandLine.ts';
import { agree, CancelError } from './create/ask.ts';
import { planMigration } from './migrate/planMigration.ts';

export const run: Action<'migrate'> = async ({ yes }) => {
  const { files } = await readContent(openFolder(root));
  const { changes, lines } = planMigration(files.values());
  if (!lines.length) {
    console.log('Nothing to migrate in content/. Next: npm run check');
    return 0;
  }
  const asks = !yes && process.stdin.isTTY && process.stdout.isTTY;
  try {
    if (asks) await agree([...lines]);
    else console.log(lines.map(visible).join('\n'));
  } catch (error) {
    if (!(error instanceof CancelError)) throw error;
    console.log('Stopped. Nothing was written.');
    return 1;
  }
  if (!asks && !yes) {
    console.error('Nothing was written. To write these changes: npm run migrate -- --yes');
    return 1;
  }
  writeFiles(root, changes);
  console.log(`Changed ${englishCount(changes.size, 'file')}. Next: npm run check`);
  return 0;
};
