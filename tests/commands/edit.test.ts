import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Copy, freePort, root } from '../site.ts';

it('leaves no trace in the published site', () => {
  const files = globSync('dist/**/*.{html,js,css,json,txt,xml}', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/\/api\/|npm run edit/);
});

describe('npm run edit', () => {
  const copy = new Copy();
  afterAll(() => copy.remove());

  it('rejects an invalid port', async () => {
    const { code, output } = await copy.run('edit', { EDITOR_PORT: 'x' });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('EDITOR_PORT must be a number from 0 to 65535 (found "x").'),
    ]);
  });

  it('prints both URLs, and serves the page', async () => {
    const [port, editorPort] = [await freePort(), await freePort()];
    const output = await copy.start('edit', /Local/, { PORT: String(port), EDITOR_PORT: String(editorPort) });
    expect(output()).toContain(`The editor is at http://localhost:${editorPort}`);
    expect(output()).toContain(`The site is at http://localhost:${port}`);
    const status = await new Promise((done) => {
      request({ host: '127.0.0.1', port: editorPort, path: '/main.js' }, (response) => done(response.statusCode)).end();
    });
    expect(status).toBe(200);
  });
});
