/** Tests of `npm run edit`: a worker starts it once, and each file starts with sample content. */
import { openEditor, type RunningEditor, startEditor } from './startEditor.ts';
import { test as base, expect } from './test.ts';

interface OfWorker {
  runningEditor: RunningEditor;
  /** Opens the editor with the sample. */
  openEditor: () => ReturnType<typeof openEditor>;
}

export const test = base.extend<object, OfWorker>({
  runningEditor: [
    async ({ browserName: _ }, use) => {
      const editor = await startEditor();
      await use(editor);
      editor.copy.remove();
    },
    // Starting the site is slow on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],
  openEditor: [({ runningEditor, browser }, use) => use(() => openEditor(runningEditor, browser)), { scope: 'worker' }],
});

export { expect };
