import { schema } from '@jsonresume/schema';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { fieldNamed, listNamed } from '#base/resume/resume.ts';
import { textsIn } from '#content/values.ts';
import { bodies, texts } from '../../../tests/hostile/attacks.ts';
import { make } from '../../../tests/importedContent.ts';
import { importFolder, nemo } from '../../../tests/importFolder.ts';

// Importing many résumés is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const { everything, take } = importFolder();

/** Makes the same résumés each time. Change it to try others. */
const seed = 20261128;

const names = 'name title position company institution url summary date level mood label'.split(' ');
const lists = 'work education projects publications awards skills languages references patents talks volunteer'.split(
  ' ',
);

/** Returns résumés with lists and fields of known and unknown names. */
function resumesOf(text: fc.Arbitrary<unknown>): fc.Arbitrary<object> {
  const value = fc.oneof(
    text,
    fc.array(text, { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 3 }),
  );
  const entry = fc.oneof(
    fc.dictionary(fc.constantFrom(...names, 'highlights', 'keywords', 'mentors'), value, { minKeys: 1, maxKeys: 6 }),
    text,
  );
  return fc.dictionary(
    fc.constantFrom(...lists, 'Education & more', 'motto', 'details'),
    fc.oneof(fc.array(entry, { maxLength: 3 }), entry),
    { maxKeys: 6 },
  );
}

it('has every value of a file in content, or in the report by its path', () => {
  /** Each value is replaced by words that occur once. If it is long, they are far apart. */
  const numberedOf = (given: object) => {
    let count = 0;
    const marked = (between: string) => `first${++count}x${between}last${count}x`;
    return JSON.parse(JSON.stringify(given), (_, inner) =>
      inner === '?' ? marked(' ') : inner === 'long' ? marked(' word'.repeat(80)) : inner,
    );
  };
  fc.assert(
    fc.property(resumesOf(fc.constantFrom('?', '?', '?', 'long')), (given) => {
      const numbered = numberedOf(given);
      const { files, noPlace, byHand } = make(numbered);
      const content = [...files.values(), ...byHand].join('\n');
      const paths = noPlace.map((line) => line.replace(/\[\d+\]/g, '[]'));
      for (const { path, text } of textsIn(numbered)) {
        if (text.match(/\w+x\b/g)?.every((word) => content.includes(word))) continue;
        const field = path.map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`)).join('');
        const known = (line: string) =>
          field.slice(1).startsWith(line.replace(/ \(\d+ values?\).*|: .*|, which.*/, ''));
        expect(paths.some(known), `${field}\n${noPlace}`).toBe(true);
      }
    }),
    { numRuns: 300, seed },
  );
});

const personal = 'name label image email phone url summary location profiles mood'.split(' ');

it('imports texts of any syntax, and other JSON, completely, or reports why not and writes nothing', async () => {
  const text = fc.oneof(fc.constantFrom(...texts, ...bodies, '---', 'no', '2021-05-03'), fc.string({ unit: 'binary' }));
  const others = fc.dictionary(fc.constantFrom(...personal), fc.oneof(text, fc.jsonValue()), { maxKeys: 3 });
  const resumes = fc.oneof(resumesOf(text), resumesOf(fc.jsonValue()));
  await fc.assert(
    fc.asyncProperty(resumes, others, async (given, basics) => {
      const before = everything();
      const resume = { ...given, basics: { ...nemo.basics, ...basics } };
      const { written, output } = await take(resume, { replace: true });
      if (written) return;
      expect(output).toMatch(/^resume\.json:[\d:]* .*\n?[\s\S]*Nothing was written\.$/);
      expect(everything()).toEqual(before);
    }),
    { numRuns: 40, seed },
  );
});

it('knows every list and field of the standard', () => {
  for (const [list, { items }] of Object.entries(schema.properties ?? {})) {
    if (!items) continue;
    expect(listNamed(list)).toBe(list);
    for (const field of Object.keys(items.properties ?? {}))
      expect(fieldNamed(list as 'work', field), `${list}.${field}`).toBe(field);
  }
});
