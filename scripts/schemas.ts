/** `npm run schemas`: renews what editors know of content, .vscode/schemas, from src/schemas.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './lib/commandLine.ts';

await runCommand('schemas', async () => {
  const { editorSchemas } = await import('./lib/editorSchemas.ts');
  const { root } = await import('./lib/run.ts');
  for (const [file, text] of editorSchemas()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  console.log('.vscode/schemas is up to date.');
  return 0;
});
