/** Astro's messages in the output of a build. */
import { afterAll, expect, it } from 'vitest';
import { Copy } from '../site.ts';

const site = new Copy();
afterAll(() => site.remove());

// A build that fails has all kinds of messages: steps, a warning and an error. This one fails before it renders a page.
site.write('src/site/pages/notes.vue', '');
site.write('src/site/pages/broken.txt.ts', "import 'planted';\n");

it('shows warnings and errors, and no steps', async () => {
  const { code, output } = await site.run('build');
  expect(code).toBe(1);
  expect(output).toMatch(/\[WARN\].*notes\.vue/);
  expect(output).toMatch(/\[ERROR\][\s\S]*planted/);
  expect(output).toContain('\nThe build failed, and dist/ is unchanged. Add --verbose to print every step.\n');
  expect(output).not.toContain('Built dist/');
  expect(output).not.toMatch(/\d \[(build|content|vite)\]/);
});
