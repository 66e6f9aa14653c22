import { expect, it, vi } from 'vitest';
import { Copy } from '../../../tests/site.ts';
import { write } from './check.ts';

it('writes nothing over a change that another program made during the check', async () => {
  const site = new Copy();
  const file = 'content/about.md';
  const before = site.read(file);
  const assertMay = vi
    .fn()
    .mockReturnValueOnce(undefined)
    .mockImplementation(() => {
      throw new Error('Changed.');
    });
  await expect(write(site.folder, new Map([[file, `${before}\nMore.\n`]]), assertMay)).rejects.toThrow('Changed.');
  expect(site.read(file)).toBe(before);
  site.remove();
});
