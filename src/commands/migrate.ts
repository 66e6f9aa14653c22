/** `vitrine migrate`: changes content that this version reads differently, and shows the changes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visible, visibleLines } from '#base/characters.ts';
import { CommandError } from '#base/commandError.ts';
import { englishCount } from '#base/counter.ts';
import { root } from '#base/folders.ts';
import { openFolder } from '#content/folder.ts';
import { planMigration } from '#content/planMigration.ts';
import { readContent } from '#content/readContent.ts';
import { writeFiles } from '#content/writeFiles.ts';
import type { Action } from './cli/commandLine.ts';
import { packedProgram } from './create/packedProgram.ts';
import { previewUpgrade } from './create/previewUpgrade.ts';

export const run: Action<'migrate'> = async ({ preview }) => {
  const dist = join(root, 'dist');
  if (preview) {
    if (!existsSync(dist)) throw new CommandError('dist/ not found. Run npm run build before an upgrade, to compare.');
    await previewUpgrade(root, { dist }, (await packedProgram()).folder, (text) => console.log(visibleLines(text)));
    return 0;
  }
  const { changes, lines } = planMigration((await readContent(openFolder(root))).files.values());
  writeFiles(root, changes);
  for (const line of lines) console.log(visible(line));
  const done = lines.length ? `Changed ${englishCount(changes.size, 'file')}.` : 'Nothing to migrate in content/.';
  console.log(`${done} Next: npm run check`);
  return 0;
};
