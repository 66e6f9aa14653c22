import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editFacts } from './editFacts.ts';

const sample = readFileSync(new URL('../../../content/site.yaml', import.meta.url), 'utf8');

it.each([
  [
    'changes a line and nothing beside it',
    'a: 1 # one\nname:   Old   # me\n\n# Next.\nb: "2"\n',
    { name: 'New' },
    'a: 1 # one\nname: New   # me\n\n# Next.\nb: "2"\n',
  ],
  ['fills a blank fact', 'name: A\nphone: # later\n', { phone: '+1' }, 'name: A\nphone: "+1" # later\n'],
  [
    'takes a fact out with its line',
    '# Me.\nname: A\nphone: "+1" # old\n# Photo.\nphoto: a.png\n',
    { phone: undefined },
    '# Me.\nname: A\n# Photo.\nphoto: a.png\n',
  ],
  [
    'takes a block out',
    'links:\n  - name: A\n    url: b # it\n\n# Next.\nb: 1\n',
    { links: undefined },
    '\n# Next.\nb: 1\n',
  ],
  [
    'puts a new fact after its neighbours',
    'name: A # me\n# Reach.\nemail: a@b.c\n',
    { phone: '12', tagline: 'T' },
    'name: A # me\ntagline: T\n# Reach.\nemail: a@b.c\nphone: "12"\n',
  ],
  [
    'puts a fact first where it has no neighbour',
    '# Top.\nkeywords: [a]',
    { name: 'A' },
    '# Top.\nname: A\nkeywords: [a]',
  ],
  ['ends a line that has no end', 'name: A', { email: 'a@b.c' }, 'name: A\nemail: a@b.c\n'],
  [
    'replaces a block',
    'name: A\nform:\n  service: basin\n  id: x\n\n# Keys.\nkeywords: []\n',
    { form: { service: 'netlify' } },
    'name: A\nform:\n  service: netlify\n\n# Keys.\nkeywords: []\n',
  ],
  [
    'replaces a text of several lines',
    'tagline: >\n  one\n  two\n\nname: A\n',
    { tagline: 'Three' },
    'tagline: Three\n\nname: A\n',
  ],
  [
    'keeps line ends',
    'name: A\r\nlinks: []\r\n',
    { links: [{ name: 'B', url: 'c' }] },
    'name: A\r\nlinks:\r\n  - name: B\r\n    url: c\r\n',
  ],
  ['writes into an empty file', '', { name: 'A' }, 'name: A\n'],
  ['writes below comments', '# Nothing yet.', { name: 'A' }, '# Nothing yet.\nname: A\n'],
  ['writes into braces', '{ name: A, email: b }\n', { name: 'C', email: undefined }, '{ name: C }\n'],
  ['keeps a no-break space at an end', 'name: A\n', { name: 'B\u00a0' }, 'name: B\u00a0\n'],
  ['leaves none of the old text', 'name: A\u00a0\n', { name: 'B' }, 'name: B\n'],
  ['quotes what another parser would read as something else', 'name: A\n', { name: 'No' }, 'name: "No"\n'],
  [
    'changes nothing for the same facts',
    '{name:   A,\n phone: }',
    { name: 'A', phone: undefined, email: undefined },
    '{name:   A,\n phone: }',
  ],
])('%s', (_, before, facts, after) => {
  expect(editFacts(before, facts)).toBe(after);
});

it('reads as the new facts beside the old ones, whatever they are', () => {
  const line = fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined });
  const links = fc.option(fc.array(fc.record({ name: fc.string(), url: fc.webUrl() }), { minLength: 1 }), {
    nil: undefined,
  });
  const facts = fc.record({ name: line, role: line, tagline: line, email: line, phone: line, url: line, links });
  const known = (value: unknown) => JSON.parse(JSON.stringify(value));
  fc.assert(
    fc.property(facts, facts, (first, second) => {
      const once = editFacts(sample, first);
      expect(parse(once)).toEqual(known({ ...parse(sample), ...first }));
      const twice = editFacts(once, second);
      expect(parse(twice)).toEqual(known({ ...parse(sample), ...second }));
      expect(editFacts(twice, second)).toBe(twice);
      for (const comment of sample.match(/^#.*$/gm) ?? []) expect(twice).toContain(comment);
    }),
    { numRuns: 20 },
  );
}, 120_000);
