import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltSite } from '../../scripts/lib/hosts/builtSite.ts';
import { vercelFile } from '../../scripts/lib/hosts/vercel.ts';
import { root } from '../site.ts';

it('vercel.json is what the build gives', () => {
  const built = vercelFile(readBuiltSite(join(root, 'dist'), '/'));
  const committed = readFileSync(join(root, 'vercel.json'), 'utf8');
  expect(committed, 'vercel.json is stale: run npm run headers, and commit it').toBe(built);
});
