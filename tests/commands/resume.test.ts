import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { Copy, root } from '../site.ts';

// It builds; how long that takes is the machine's affair.
vi.setConfig({ testTimeout: 300_000 });

const site = new Copy();
afterAll(() => site.remove());

it('is made of content alone: not of the day, the place or the language of the machine', async () => {
  const day = { SOURCE_DATE_EPOCH: '1798761600', TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', HOME: site.folder };
  expect((await site.run('build', day)).code).toBe(0);
  // What `npm test` built, here and at its own day.
  const first = (file: string) => readFileSync(join(root, 'dist', file));
  expect(site.read('dist/contact.html'), 'another day shows elsewhere').not.toBe(first('contact.html').toString());
  expect(readFileSync(join(site.folder, 'dist/resume.pdf')).equals(first('resume.pdf'))).toBe(true);
});

// One that is: build.test.ts, and start.test.ts in development.
it('is a problem of the content where it is no PDF', async () => {
  site.write('content/resume.pdf', 'PK\u0003\u0004 a document under a wrong name');
  for (const script of ['check', 'build']) {
    const { code, output } = await site.run(script);
    expect(code).toBe(1);
    expect(output).toContain('content/resume.pdf: is no PDF file');
    expect(output).toContain('1 error in content/.\n');
    expect(output.includes('Nothing was built.')).toBe(script === 'build');
  }
});
