import { expect, it } from 'vitest';
import { imagePath } from './imagePath.ts';

it.each([
  ['./cover.svg', 'content/projects/cover.svg'],
  ['../images/a.png', 'content/images/a.png'],
  ['my%20cover.png', 'content/projects/my cover.png'],
  ['100%.png', 'content/projects/100%.png'],
  ['a#b?.png', 'content/projects/a#b?.png'],
  ['größe.png', 'content/projects/größe.png'],
  ['../../secret.png', 'secret.png'],
])('finds %s beside its content file', (named, path) => {
  expect(imagePath(named, 'content/projects/work.md')).toBe(path);
});
