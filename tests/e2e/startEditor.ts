import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test';
import { editorFolder } from '../../src/commands/processes/installEditor.ts';
import { isInstalled } from '../../src/commands/processes/ownPackages.ts';
import { Copy, freePort } from '../site.ts';

export interface RunningEditor {
  copy: Copy;
  page: Page;
  preview: FrameLocator;
}

/** `npm run edit` in a copy of the repository, and its page; undefined without the editor's packages. */
export async function startEditor(browser: Browser): Promise<RunningEditor | undefined> {
  if (!isInstalled(editorFolder)) return undefined;
  // How long the site takes to start is the machine's affair.
  test.setTimeout(300_000);
  const copy = new Copy();
  symlinkSync(join(editorFolder, 'node_modules'), join(copy.folder, 'src/editor/client/node_modules'), 'junction');
  const [port, editorPort] = [await freePort(), await freePort()];
  await copy.start('edit', /Local/, { PORT: String(port), EDITOR_PORT: String(editorPort) });
  // The first page waits until everything is transformed.
  await fetch(`http://localhost:${port}/`);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // The browser's own preference, so that the preview's counts.
    colorScheme: null,
    // The accessibility engines come into the page as script.
    bypassCSP: true,
    baseURL: `http://localhost:${editorPort}`,
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => {
    // Of the site in development mode, which is renewed while it goes from page to page.
    if (!/^Transition was (aborted|skipped)/.test(message)) expect(message).toBeUndefined();
  });
  await page.goto('/');
  return { copy, page, preview: page.frameLocator('iframe') };
}
