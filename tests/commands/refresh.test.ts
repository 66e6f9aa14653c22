import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Copy } from '../site.ts';
import { json, offline, status, Web } from '../web.ts';

const site = new Copy();
const web = new Web({
  'https://example.com/*': status(200),
  'https://github.com/alex/cards': status(200),
  'https://api.github.com/repos/alex/cards': json({ stargazers_count: 12 }),
  'https://api.github.com/repos/alex/cards/commits?per_page=1': json([
    { commit: { committer: { date: '2026-08-14T09:30:00Z' } } },
  ]),
});

beforeAll(async () => {
  await web.start();
  site.change('content/projects/online-card-game.md', /^codeLink: .*$/m, 'codeLink: https://github.com/alex/cards');
});
afterAll(() => {
  web.close();
  site.remove();
});

describe('npm run refresh', () => {
  it('stores what it learns, and the build shows it without a network', async () => {
    const { code, output } = await site.run('refresh', web.environment);
    expect(code, output).toBe(0);
    expect(output).toMatch(/^\[1\/\d+\] https:\/\/.*: fine$/m);
    expect(JSON.parse(site.read('data/refreshed.json'))).toEqual({
      'https://github.com/alex/cards': { lastCommit: '2026-08-14', stars: 12 },
    });
    expect((await site.run('build', offline)).output).toContain('Built dist/ in ');
    expect(site.read('dist/projects/online-card-game.html')).toContain(
      '<dt>Repository</dt><dd>12 stars, <time dateTime="2026-08-14">last commit Aug 2026</time></dd>',
    );
    expect(site.read('dist/projects/mock-interview-platform.html')).not.toContain('<dt>Repository');
    expect(site.read('dist/projects.html'), 'cards stay calm').not.toContain('12 stars');
  });

  it('names a dead link with its file, and fails', async () => {
    site.change('content/site.yaml', 'https://example.com/linkedin', 'https://gone.example/linkedin');
    const { code, output } = await site.run('refresh', web.environment);
    expect(code).toBe(1);
    expect(output).toContain('content/site.yaml: https://gone.example/linkedin is dead: answers 404');
    const check = await site.run('check');
    expect(check.code, 'the check tells it, and does not fail').toBe(0);
    expect(check.output).toContain(': warning: links[1].url leads nowhere');
  });

  it('changes nothing without a network', async () => {
    const before = site.read('data/refreshed.json');
    const { code, output } = await site.run('refresh', offline);
    expect(code).toBe(1);
    expect(output).toContain('is this machine online?');
    expect(site.read('data/refreshed.json')).toBe(before);
    expect(existsSync(join(site.folder, 'data/refreshed.json.new'))).toBe(false);
  });
});
