import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './terminal.ts';

it
  .skipIf(process.platform === 'win32')
  .each([
    ...[
      '../my-site',
      '/a/b',
      'my site',
      "it's",
      '"quoted"',
      '$HOME/x',
      'a`b`',
      '~/x',
      '~',
      'a\\b',
      'Ünï cöde',
      'a;b&c',
      '!!',
      "$it's",
    ],
  ])('%s is one word, unchanged, in a shell', (path) => {
  expect(execFileSync('bash', ['-c', `printf %s ${shellWord(path)}`], { encoding: 'utf8' })).toBe(path);
});
