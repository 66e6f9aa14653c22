import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { readPdf } from '../pdf.ts';
import { Copy, root } from '../site.ts';

// It builds; how long that takes is the machine's affair.
vi.setConfig({ testTimeout: 300_000 });

const site = new Copy();
afterAll(() => site.remove());

const own = join(site.folder, 'content/resume.pdf');
const built = () => readFileSync(join(site.folder, 'dist/resume.pdf'));

it('is made of content alone: not of the day, the place or the language of the machine', async () => {
  const day = { SOURCE_DATE_EPOCH: '1798761600', TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', HOME: site.folder };
  expect((await site.run('build', day)).code).toBe(0);
  // What `npm test` built, here and at its own day.
  const first = (file: string) => readFileSync(join(root, 'dist', file));
  expect(site.read('dist/contact.html'), 'another day shows elsewhere').not.toBe(first('contact.html').toString());
  expect(built().equals(first('resume.pdf'))).toBe(true);
});

describe('letters that no typeface has', () => {
  afterEach(() => site.change('content/site.yaml', 'role: Rocket 🚀', 'role: Developer'));

  it('are told by the check and by the build, which go on', async () => {
    site.change('content/site.yaml', /^role: Developer/m, 'role: Rocket 🚀');
    for (const script of ['check', 'build']) {
      const { code, output } = await site.run(script);
      expect(output).toMatch(/content\/site\.yaml:4:7: warning: role has what no typeface .* 🚀 \(U\+1F680\)/);
      expect(code, output).toBe(0);
    }
    expect((await readPdf(built())).pages[0]).toContain('Rocket and researcher');
  });
});

describe('content/resume.pdf', () => {
  const pdf = '%PDF-1.7\n% mine\n%%EOF\n';
  afterEach(() => rmSync(own, { force: true }));

  it('is served in development as soon as it is there, and only as long', async () => {
    const output = await site.start('dev', /http:\/\/localhost:\d+/, { PORT: '0' });
    const [origin = ''] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
    const served = async () => {
      const answer = await fetch(`${origin}/resume.pdf`);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      return Buffer.from(await answer.arrayBuffer());
    };
    expect((await readPdf(await served())).author).toBe('Alex Example');
    writeFileSync(own, pdf);
    expect((await served()).toString()).toBe(pdf);
    rmSync(own);
    expect((await readPdf(await served())).author).toBe('Alex Example');
  });

  it('that is no PDF is a problem of the content', async () => {
    writeFileSync(own, 'PK\u0003\u0004 a document under a wrong name');
    for (const script of ['check', 'build']) {
      const { code, output } = await site.run(script);
      expect(code).toBe(1);
      expect(output).toContain('content/resume.pdf: is no PDF file');
      expect(output).toContain('1 error in content/.\n');
      expect(output.includes('Nothing was built.')).toBe(script === 'build');
    }
  });
});
