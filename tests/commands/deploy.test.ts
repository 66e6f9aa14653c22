/** Publishing as described in docs/publish, as far as possible without the hosts. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findCaddy } from '../../tools/programs.ts';
import { runCaddy } from '../servers.ts';
import { root } from '../site.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const image = mkdtempSync(join(tmpdir(), 'vitrine-image-'));
afterAll(() => rmSync(image, { recursive: true }));

/** The last stage's instructions, as [word, rest]. */
const instructions = () =>
  (
    read('deploy/Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  )
    .split('\n')
    .map((line) => line.split(/ (.*)/s, 2) as [string, string]);

it.skipIf(!findCaddy())('a container serves the site from the files in its image', async () => {
  for (const [word, rest] of instructions()) {
    if (word !== 'COPY') continue;
    const [, from = '', to = ''] = /^--from=build \/site\/(\S+) (\S+)$/.exec(rest) ?? [];
    mkdirSync(join(image, to, '..'), { recursive: true });
    cpSync(join(root, from), join(image, to), { recursive: true });
  }
  const [, settings = ''] = instructions().find(([word]) => word === 'ENV') ?? [];
  const env = Object.fromEntries(settings.split(' ').map((each) => each.split('=', 2)));
  expect(env).toEqual({ SITE_ROOT: '/srv', SITE_ADDRESS: ':80' });

  const server = await runCaddy(join(image, 'etc/caddy/Caddyfile'), join(image, env.SITE_ROOT ?? ''), image);
  const { status, headers, body } = await server.get('/projects');
  await server.stop();
  expect(status).toBe(200);
  expect(headers).toHaveProperty('content-security-policy');
  expect(body.equals(readFileSync(join(root, 'dist/projects.html')))).toBe(true);
});
