import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schema, validate } from '@jsonresume/schema';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportResume } from '../../../tests/readContent.ts';
import { importResume } from './importResume.ts';
import { filesIn } from './writeContent.ts';

vi.setConfig({ testTimeout: 300_000 });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The same résumés each time; change it to try others. */
const seed = 20261121;

/** What people write, and what only a machine would. */
const text = fc.oneof(
  fc.lorem({ maxCount: 40, mode: 'sentences' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        '<b>',
        '</b>',
        '<p>',
        '<ul><li>',
        '<script>',
        '&amp;',
        '**',
        '`',
        '```',
        '[a](b)',
        '![',
        '](',
        '---',
        '$',
        '\n',
        '- ',
        '# ',
        '|',
        '# ',
        ': ',
        'no',
        '2021-05-03',
        '�',
        'word',
        ' ',
        'נ',
        '汉',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);
const date = fc.stringMatching(/^(1\d{3}|20[0-4]\d)(-[01]\d(-[0-3]\d)?)?$/);

/** Values that a part of the schema allows, each field there or not. */
function allowed(part: typeof schema): fc.Arbitrary<unknown> {
  if (part.$ref) return date;
  if (part.format === 'uri') return fc.webUrl({ withQueryParameters: true, withFragments: true });
  if (part.format === 'email') return fc.emailAddress();
  if (part.type === 'string') return text;
  if (part.type === 'array') return fc.array(allowed(part.items ?? {}), { maxLength: 4 });
  const fields = Object.entries(part.properties ?? {}).map(([name, inner]) => [name, allowed(inner)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

/** Imports into an empty folder that holds one file of the owner's. */
async function take(resume: unknown) {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  writeFileSync(join(root, 'resume.json'), JSON.stringify(resume));
  const lines: string[] = [];
  const written = await importResume(root, join(root, 'resume.json'), {
    force: false,
    say: (line) => lines.push(line),
  });
  return { written, said: lines.join('\n'), files: filesIn(join(root, 'content')) };
}

function isValid(resume: unknown): boolean {
  let valid = true;
  validate(resume, (errors) => {
    valid = !errors;
  });
  return valid;
}

it('takes whatever the schema allows and has a name, and what comes out again is valid', async () => {
  const named = fc
    .tuple(allowed(schema), fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 80 }))
    .map(([resume, name]) => {
      const { basics, ...rest } = resume as { basics?: object };
      return { ...rest, basics: { ...basics, name: `N${name}` } };
    });
  await fc.assert(
    fc.asyncProperty(named, async (resume) => {
      fc.pre(isValid(resume));
      const { written, said, files } = await take(resume);
      expect(written, said).toBe(true);
      expect(files).toContain('site.yaml');
      expect(readdirSync(join(root, '.cache'))).toEqual([]);
      expect(isValid(exportResume(root))).toBe(true);
    }),
    { numRuns: 150, seed },
  );
});

it('takes any other JSON whole, or tells why not and writes nothing', async () => {
  const section = fc.constantFrom(...Object.keys(schema.properties ?? {}));
  const odd = fc
    .tuple(fc.dictionary(section, fc.jsonValue(), { maxKeys: 4 }), fc.jsonValue())
    .map(([parts, basics]) => ({
      basics: basics && typeof basics === 'object' && !Array.isArray(basics) ? { name: 'N', ...basics } : { name: 'N' },
      ...parts,
    }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(odd, fc.jsonValue()), async (resume) => {
      const { written, said, files } = await take(resume);
      if (written) {
        expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('name: ');
      } else {
        expect(files).toEqual([]);
        expect(said).toMatch(/^resume\.json:[\d:]* .*\n?[\s\S]*nothing was written\.$/);
      }
    }),
    { numRuns: 300, seed },
  );
});
