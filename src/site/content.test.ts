import { afterAll, expect, it, vi } from 'vitest';
import { folderOf } from '../../tests/contentOf.ts';
import { getContent } from './content.ts';

// Names of files in the repository, whose times of modification are read.
const [site, interests] = ['content/site.yaml', 'content/interests.yaml'];
let files: Record<string, string>;
vi.mock('#content/folder.ts', async (original) => ({
  ...(await original<typeof import('#content/folder.ts')>()),
  openFolder: () => folderOf(files),
}));
vi.mock('./prepare.ts', () => ({ prepare: async (content: object) => content }));
const forget = () => void Object.assign(globalThis, { vitrine: undefined });
afterAll(forget);

it('keeps the last valid content in development while there are errors', async () => {
  files = { [site]: 'name: Ada\n' };
  expect((await getContent()).site.name).toBe('Ada');
  files = { [site]: 'name: Grace\n', [interests]: 'entries: 3\n' };
  expect((await getContent()).site.name).toBe('Ada');
  files = { [site]: 'name: Grace\n' };
  expect((await getContent()).site.name).toBe('Grace');
});

it('throws errors of the first content', async () => {
  forget();
  files = { [site]: 'name: 3\n' };
  await expect(getContent()).rejects.toThrow('content/site.yaml');
});
