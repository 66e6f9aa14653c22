import { expect, it } from 'vitest';
import { fileNames } from './fileNames.ts';

it.each([
  ['Online card game', 'online-card-game'],
  ['Über das Café', 'uber-das-cafe'],
  ['../../etc/passwd', 'etc-passwd'],
  ['在线纸牌游戏', '在线纸牌游戏'],
  ['🚀🚀', 'project'],
  ['C++', 'c'],
])('names "%s" %s', (title, name) => {
  expect(fileNames('project')(title)).toBe(name);
});

it('returns unique names', () => {
  const name = fileNames('project');
  const names = ['C++', 'C#', 'C', 'c-1', '🚀', 'Project', 'x'.repeat(80), 'x'.repeat(90)].map(name);
  expect(new Set(names).size).toBe(names.length);
});

it('keeps within what a file system takes', () => {
  expect(Buffer.byteLength(fileNames('project')('𠮷'.repeat(200)))).toBeLessThanOrEqual(240);
});
