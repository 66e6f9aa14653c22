/** Measures how soon the editor's preview shows a saved change. */
import { launchChromium } from '../tests/browsers/findChromium.ts';
import { openEditor, startEditor } from '../tests/e2e/startEditor.ts';
import { median, thisRun } from './measurement.ts';
import { runLine, storeResults } from './table.ts';

const saves = 11;

/** Measures and stores the times. @returns the exit code: 0 if every save was visible within a second */
export async function preview(): Promise<number> {
  const browser = await launchChromium();
  const started = await startEditor();
  const { copy, page, preview: shown } = await openEditor(started, browser);
  try {
    await page.getByRole('button', { name: 'Online card game', exact: true }).click();
    await shown.getByRole('heading', { name: 'Online card game' }).waitFor();
    const times: number[] = [];
    for (let save = 0; save <= saves; save++) {
      const role = `Role number ${save}`;
      await page.getByRole('main').getByLabel('Role', { exact: true }).fill(role);
      const start = performance.now();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await shown.getByText(role, { exact: true }).waitFor();
      if (save) times.push(performance.now() - start);
      console.log(`Save ${save} of ${saves}`);
      // People wait even longer between saves.
      await page.waitForTimeout(500);
    }
    const run = thisRun();
    const most = Math.max(...times);
    const text = `${runLine(run)}. Of ${saves} saves, half are visible within ${median(times).toFixed(0)} ms, all within ${most.toFixed(0)} ms.`;
    storeResults('preview', text, { ...run, milliseconds: times });
    return most < 1000 ? 0 : 1;
  } finally {
    await browser.close();
    copy.remove();
  }
}
