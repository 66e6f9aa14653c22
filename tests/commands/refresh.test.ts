import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from '../../src/content/folder.ts';
import { readContent } from '../../src/content/readContent.ts';
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
  it('stores its results, which are read with content', async () => {
    const { code, output } = await site.run('refresh', web.environment);
    expect(code, output).toBe(0);
    expect(output).toMatch(/^\[1\/\d+\] https:\/\/.*: fine$/m);
    expect(JSON.parse(site.read('data/refreshed.json'))).toEqual({
      'https://github.com/alex/cards': { lastCommit: '2026-08-14', stars: 12 },
    });
    const { refreshed } = await readContent(openFolder(site.folder));
    expect(refreshed['https://github.com/alex/cards']).toEqual({ lastCommit: '2026-08-14', stars: 12 });
  });

  it('reports a dead link with its file, and fails', async () => {
    site.change('content/site.yaml', 'https://example.com/linkedin', 'https://gone.example/linkedin');
    const { code, output } = await site.run('refresh', web.environment);
    expect(code).toBe(1);
    expect(output).toContain('content/site.yaml: https://gone.example/linkedin is dead: returns 404');
    const check = await site.run('check');
    expect(check.code, 'the check reports it, and does not fail').toBe(0);
    expect(check.output).toContain(': warning: links[1].url is a broken link');
  });

  it('changes nothing without a network', async () => {
    const before = site.read('data/refreshed.json');
    const { code, output } = await site.run('refresh', offline);
    expect(code).toBe(1);
    expect(output).toContain('No host responded. Check your connection.');
    expect(site.read('data/refreshed.json')).toBe(before);
    expect(existsSync(join(site.folder, 'data/refreshed.json.new'))).toBe(false);
  });
});
