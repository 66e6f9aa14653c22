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

it('writes beside an error in another file, even if its advice changes', async () => {
  const site = new Copy();
  const file = 'content/site.yaml';
  site.change(file, /^name: .*$/m, '$&\nlanguages: [en, fr]');
  site.change('content/projects/online-card-game.md', /^title: .*$/m, 'title: { en: Game, es: Juego }');
  const changed = site.read(file).replace('[en, fr]', '[en, fr, de]');
  await write(site.folder, new Map([[file, changed]]), () => {});
  expect(site.read(file)).toBe(changed);
  site.remove();
});
