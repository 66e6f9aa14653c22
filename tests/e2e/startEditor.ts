import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { Copy, freePort, root } from '../site.ts';

/** Starts `npm run edit` in a copy of the repository, with the site beside it. */
export async function startEditor() {
  const copy = new Copy();
  const [port, editorPort] = [await freePort(), await freePort()];
  await copy.start('edit', /Local/, { PORT: String(port), EDITOR_PORT: String(editorPort) });
  return { copy, origin: `http://localhost:${editorPort}`, site: `http://localhost:${port}/` };
}
export type RunningEditor = Awaited<ReturnType<typeof startEditor>>;

/** Restores sample content in a copy. Keeps folders, since a watcher can miss a recreated folder. */
function restoreSample(copy: Copy): void {
  for (const old of globSync('content.old*', { cwd: copy.folder })) rmSync(join(copy.folder, old), { recursive: true });
  const files = (folder: string) => globSync('content/**/*.*', { cwd: folder });
  const sample = files(root);
  for (const file of files(copy.folder)) if (!sample.includes(file)) rmSync(join(copy.folder, file));
  for (const file of sample) {
    const bytes = readFileSync(join(root, file));
    const path = join(copy.folder, file);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) copy.write(file, bytes);
  }
}

/** Opens the editor's page, with the sample as content. */
export async function openEditor({ copy, origin, site }: RunningEditor, browser: Browser) {
  restoreSample(copy);
  // The first page waits until Vite has transformed all modules.
  await fetch(site);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Uses the browser's preference, so that the preview follows it.
    colorScheme: null,
    // Allows scripts of accessibility engines.
    bypassCSP: true,
    baseURL: origin,
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => {
    // The site in development mode can reload during a view transition.
    if (!/^Transition was (aborted|skipped)/.test(message)) expect(message).toBeUndefined();
  });
  await page.goto('/');
  return { copy, page, preview: page.frameLocator('iframe') };
}
