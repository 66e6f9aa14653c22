/** `npm run schemas`: updates the JSON Schemas in schemas/ from the schemas in src/sections/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '#commands/cli/commandLine.ts';

await runCommand('schemas', async () => {
  const { editorSchemas } = await import('./editorSchemas.ts');
  const { root } = await import('#base/folders.ts');
  for (const [file, text] of editorSchemas()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  console.log('The schemas are up to date.');
  return 0;
});
