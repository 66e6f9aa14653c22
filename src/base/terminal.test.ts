import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './terminal.ts';

const paths = [
  ...['../my-site', '/a/b', 'my site', "it's", '"quoted"', '$HOME/x', 'a`b`', '~/x', '~', 'a\\b', 'Ünï cöde'],
  ...['a;b&c', '!!', "$it's"],
];

it.skipIf(process.platform === 'win32').each(paths)('quotes %s as one word of a shell', (path) => {
  expect(execFileSync('bash', ['-c', `printf %s ${shellWord(path)}`], { encoding: 'utf8' })).toBe(path);
});
