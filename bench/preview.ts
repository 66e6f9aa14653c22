/** How soon the editor's preview shows what was saved. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder, install } from '../editor/server/install.ts';
import { findChromium } from '../scripts/lib/findChromium.ts';
import { openChromium } from '../scripts/lib/openChromium.ts';
import { Copy, freePort } from '../tests/site.ts';
import { median } from './median.ts';
import { keep, runLine } from './table.ts';
import { thisRun } from './thisRun.ts';

const saves = 11;

/** @returns the exit code */
export async function preview(): Promise<number> {
  await install();
  const site = new Copy();
  const browser = await openChromium(await findChromium());
  try {
    symlinkSync(join(editorFolder, 'node_modules'), join(site.folder, 'editor/node_modules'), 'junction');
    const [port, editorPort] = [await freePort(), await freePort()];
    await site.start('edit', /Local/, { PORT: String(port), EDITOR_PORT: String(editorPort) });
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(`http://localhost:${editorPort}`);
    await page.locator('::-p-aria(Online card game[role="button"])').click();
    const times: number[] = [];
    for (let save = 0; save <= saves; save++) {
      const text = `Role ${save}`;
      await page.locator('#root_role').fill(text);
      const frame = await page.waitForFrame((each) => each.url().endsWith('/projects/online-card-game'));
      const start = performance.now();
      await page.locator('::-p-aria(Save[role="button"])').click();
      for (let isSeen = false; !isSeen; ) {
        // While the page is renewed there is none to ask.
        isSeen = await frame.evaluate((typed) => document.body.innerText.includes(typed), text).catch(() => false);
      }
      if (save) times.push(performance.now() - start);
      await new Promise((done) => setTimeout(done, 500));
    }
    const run = thisRun();
    const [most, middle] = [Math.max(...times), median(times)].map((time) => time.toFixed(0));
    const text = `${runLine(run)}. Of ${saves} saves the median is seen after ${middle} ms, the last after ${most} ms.`;
    keep('preview', text, { ...run, milliseconds: times });
    return Math.max(...times) < 1000 ? 0 : 1;
  } finally {
    await browser.close();
    site.remove();
  }
}
