import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schema, validate } from '@jsonresume/schema';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesIn } from '#base/folders.ts';
import { arbitraryResume } from '../../../tests/arbitraryResume.ts';
import { exportResume } from '../../../tests/exportResume.ts';
import { importResume } from './importResume.ts';

// Importing many résumés is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Makes the same résumés each time. Change it to try others. */
const seed = 20261121;

/** Imports into a folder without content. */
async function take(resume: unknown) {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  writeFileSync(join(root, 'resume.json'), JSON.stringify(resume));
  const lines: string[] = [];
  const written = await importResume(root, join(root, 'resume.json'), {
    force: false,
    say: (line) => lines.push(line),
  });
  return { written, output: lines.join('\n'), files: filesIn(join(root, 'content')) };
}

function isValid(resume: unknown): boolean {
  let valid = true;
  validate(resume, (errors) => {
    valid = !errors;
  });
  return valid;
}

it('imports any valid résumé with a name, whose export is valid again', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResume, async (resume) => {
      fc.pre(isValid(resume));
      const { written, output, files } = await take(resume);
      expect(written, output).toBe(true);
      expect(files).toContain('site.yaml');
      const leftovers = readdirSync(root).filter(
        (name) => !['.cache', 'content', 'import-report.txt', 'resume.json'].includes(name),
      );
      expect(leftovers).toEqual([]);
      expect(isValid(await exportResume(root))).toBe(true);
    }),
    { numRuns: 75, seed },
  );
});

it('imports any other JSON completely, or reports why not and writes nothing', async () => {
  const section = fc.constantFrom(...Object.keys(schema.properties ?? {}));
  const odd = fc
    .tuple(fc.dictionary(section, fc.jsonValue(), { maxKeys: 4 }), fc.jsonValue())
    .map(([parts, basics]) => ({
      basics: basics && typeof basics === 'object' && !Array.isArray(basics) ? { name: 'N', ...basics } : { name: 'N' },
      ...parts,
    }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(odd, fc.jsonValue()), async (resume) => {
      const { written, output, files } = await take(resume);
      if (written) {
        expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toContain('name: ');
      } else {
        expect(files).toEqual([]);
        expect(output).toMatch(/^resume\.json:[\d:]* .*\n?[\s\S]*nothing was written\.$/);
      }
    }),
    { numRuns: 150, seed },
  );
});
