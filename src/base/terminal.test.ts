import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord, swatchFor } from './terminal.ts';

const paths = [
  ...['../my-site', '/a/b', 'my site', "it's", '"quoted"', '$HOME/x', 'a`b`', '~/x', '~', 'a\\b', 'Ünï cöde'],
  ...['a;b&c', '!!', "$it's"],
];

it.skipIf(process.platform === 'win32').each(paths)('quotes %s as one word of a shell', (path) => {
  expect(execFileSync('bash', ['-c', `printf %s ${shellWord(path)}`], { encoding: 'utf8' })).toBe(path);
});

it('paints a color as exactly as the terminal can', () => {
  const paintedAt = (depth: number) => swatchFor({ getColorDepth: () => depth })('#0d9488');
  expect(paintedAt(24)).toBe('\u001b[48;2;13;148;136m  \u001b[49m ');
  expect(paintedAt(8)).toBe('\u001b[48;5;37m  \u001b[49m ');
  expect([4, 1].map(paintedAt)).toEqual(['', '']);
});
