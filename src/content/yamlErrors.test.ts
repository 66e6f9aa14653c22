import { expect, it } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { yamlErrors } from './yamlErrors.ts';

function find(yaml: string): string[] {
  const lines = new LineCounter();
  return yamlErrors(parseDocument(yaml, { lineCounter: lines }), yaml).map(({ offset, message }) => {
    const { line, col } = lines.linePos(offset);
    return `${line}:${col} ${message}`;
  });
}
const tab = 'Line is indented with a tab. Use spaces.';

const text = `title: Online card game
description: A game
links:
  - name: A
    url: b
order: 2
technologies: [TypeScript, Redis]
`;

it.each(['\t', '\t\t', '  \t', ' \t'])('tells a tab once, in whatever line it is: %j', (indent) => {
  const lines = text.split('\n').slice(0, -1);
  for (const [index, line] of lines.entries()) {
    const changed = lines.with(index, indent + line.trimStart()).join('\n');
    expect(find(changed), changed).toEqual([`${index + 1}:${indent.lastIndexOf(' ') + 2} ${tab}`]);
  }
});

it('leaves tabs alone where they may be', () => {
  const fine = 'a: |\n  x\n  \ty\nb:\tc\n\t# note\n \nd: "e\n  \tf"\n';
  expect(find(fine)).toEqual([]);
  expect(find(`${fine}a: b\n`)).toEqual(['9:1 Field is there twice. Keep one.']);
});
