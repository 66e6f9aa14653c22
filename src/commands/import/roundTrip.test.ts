import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { arbitraryResume } from '../../../tests/arbitraryResume.ts';
import { exportResume } from '../../../tests/exportResume.ts';
import { meaningOf } from '../../../tests/meaning.ts';
import { parseJson } from './readJson.ts';
import { readResume, toContent } from './toContent.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The same résumés each time; change it to try others. */
const seed = 20261122;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'round-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the files that a résumé makes. */
function take(text: string, language?: string): ReadonlyMap<string, string> {
  return toContent(readResume(() => parseJson(text), 'resume.json', language)).files;
}

/** Returns the `resume.json` of a site with these files. */
async function publish(files: ReadonlyMap<string, string>): Promise<string> {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, 'content', path)), { recursive: true });
    writeFileSync(join(root, 'content', path), text);
  }
  const { entries } = await readPublications(files.get('publications.bib') ?? '');
  const { name } = parse(files.get('site.yaml') ?? '') as { name: string };
  return JSON.stringify(await exportResume(root, makePublications(entries, name)));
}

it('brings back all content of whatever the schema allows', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResume, async (resume) => {
      const files = take(JSON.stringify(resume));
      expect(meaningOf(take(await publish(files)))).toEqual(meaningOf(files));
    }),
    { numRuns: 100, seed },
  );
});

it('brings back the names of files that would have the same', async () => {
  const work = [
    { name: '𳑺', startDate: '2005', endDate: '2000' },
    { position: '‐' },
    { name: '퟼', startDate: '2000' },
  ];
  const files = take(JSON.stringify({ basics: { name: 'N' }, work }));
  expect(meaningOf(take(await publish(files)))).toEqual(meaningOf(files));
});

const folder = fileURLToPath(new URL('../../../tests/resumes/', import.meta.url));
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, object>;

it.each(Object.keys(expected).map((file) => [basename(file, '.json')]))(
  'brings back all content of %s',
  async (name) => {
    const language = name.startsWith('09') ? 'de' : undefined;
    const files = take(readFileSync(join(folder, `${name}.json`), 'utf8'), language);
    expect(meaningOf(take(await publish(files)))).toEqual(meaningOf(files));
  },
);

const secrets = {
  street: 'Geheimgasse 17',
  postal: '98765-XQ',
  birth: '1984-02-29',
  contact: '+44 20 7946 0999',
  mail: 'referee@private.example',
};

it('writes no street, postal code, birth date or contact of a referee anywhere', async () => {
  const { street, postal, birth, contact, mail } = secrets;
  const resume = {
    basics: {
      name: 'Nemo',
      birth,
      birthDate: birth,
      dateOfBirth: birth,
      birthday: birth,
      geburtsdatum: birth,
      'Date de naissance': birth,
      生年月日: birth,
      Straße: street,
      location: { address: street, postalCode: postal },
      postalCode: postal,
    },
    work: [{ name: 'Co', location: { address: street, postalCode: postal, city: 'Lyon' } }],
    references: [
      { name: 'Kim', reference: 'Good.', phone: contact, email: mail, url: `mailto:${mail}`, contact: mail },
      { email: mail, phone: contact, contact: { mail }, role: 'Dean' },
      { reference: `Kim, ${mail}` },
    ],
    personal: { geburtsdatum: birth, strasse: street, plz: postal, CódigoPostal: postal, adres: street, улица: street },
    details: [{ label: 'Date of birth', value: birth }],
    referees: [{ name: 'Dean Lee', contact: mail, reach: contact, contactDetails: { x: mail } }, `Kim, ${contact}`],
    meta: { birth },
  };
  const { files, noPlace, byHand } = toContent(readResume(() => parseJson(JSON.stringify(resume)), 'resume.json'));
  const all = [...files.values(), ...noPlace, ...byHand, await publish(files)].join('\n');
  expect(all).toContain('Dean');
  for (const secret of Object.values(secrets)) expect(all).not.toContain(secret);
});
