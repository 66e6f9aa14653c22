import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { openFolder } from '#content/folder.ts';
import { inAllEditions, readContent } from '#content/readContent.ts';
import { allTranslations } from '#content/translations.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { arbitraryResume } from '../../../tests/arbitraryResume.ts';
import { exportResume } from '../../../tests/exportResume.ts';
import { meaningOf } from '../../../tests/importedContent.ts';
import { parseJson } from './readJson.ts';
import { readResume } from './readResume.ts';
import { toContent } from './toContent.ts';

// Importing many résumés is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Makes the same résumés each time. Change it to try others. */
const seed = 20261122;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'round-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the files of a résumé's content. */
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
  return JSON.stringify(await exportResume(root, makePublications(entries, String(name))));
}

it('restores all content of any valid résumé', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResume, async (resume) => {
      const files = take(JSON.stringify(resume));
      expect(meaningOf(take(await publish(files)))).toEqual(meaningOf(files));
    }),
    { numRuns: 50, seed },
  );
});

it('restores the names of files that would be equal', async () => {
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

it.each(Object.keys(expected).map((file) => [basename(file, '.json')]))('restores all content of %s', async (name) => {
  const language = name.startsWith('09') ? 'de' : undefined;
  const files = take(readFileSync(join(folder, `${name}.json`), 'utf8'), language);
  expect(meaningOf(take(await publish(files)))).toEqual(meaningOf(files));
});

describe('content in several languages', () => {
  const bilingual = new Map([
    [
      'site.yaml',
      'name: { en: Ada Wang, fr: Ada Wang, zh-Hans: 王 }\nrole: { en: Researcher, fr: Chercheuse }\nlocation: Lyon\nlanguages: [en, fr, zh-Hans]\n',
    ],
    ['about.md', '---\nintro: { en: Robots., fr: Des robots. }\n---\n\n## Work\n\nHands.\n'],
    ['about.fr.md', '## Travail\n\nDes mains, et [un lien](https://a.example).\n'],
    [
      'projects/cards.md',
      '---\ntitle: { en: Cards, fr: Cartes }\ndescription: Lacks French.\nhighlights: { en: [Built it., Ran it.], fr: [Construit.] }\ntechnologies: [React]\ndate: 2020\n---\n\nFour.\n',
    ],
    ['projects/cards.fr.md', 'Quatre.\n'],
    ['projects/same.md', '---\ntitle: { en: Vitrine, fr: Vitrine }\ndescription: { en: A site., fr: Un site. }\n---\n'],
    ['projects/once.md', '---\ntitle: Once\ndescription: In English.\n---\n\nText.\n'],
    [
      'experience/lab.md',
      '---\ntitle: { fr: Stagiaire }\ncompany: { en: University of Tokyo, fr: Université de Tokyo }\nstart: 2019-03\ncurrent: true\ndescription: [{ en: Built., fr: Bâti. }, Ran.]\n---\n',
    ],
    [
      'awards.yaml',
      'entries:\n  - { title: First, date: 2019 }\n  - { title: { en: Second, fr: Deuxième }, date: 2019 }\n  - { title: { en: Secret, fr: Caché }, resume: false }\n  - { title: { en: Third, fr: Troisième } }\n',
    ],
    ['more/patents.md', '---\nheading: { en: Patents, fr: Brevets }\n---\n\nOne.\n'],
    ['more/patents.fr.md', 'Un.\n'],
  ]);

  /** Returns the data and the body of each file, without parts that the résumé lacks. */
  const parsedFiles = (files: ReadonlyMap<string, string>) =>
    Object.fromEntries(
      [...files].sort().map(([path, text]) => {
        const [, front, body = front === undefined && path.endsWith('.md') ? text : ''] =
          /^---\n([\s\S]*?)^---$([\s\S]*)/m.exec(path.endsWith('.md') ? text : '') ?? [];
        const data = front === undefined && path.endsWith('.md') ? {} : parse(front ?? text);
        const entries = data.entries?.filter((entry: { resume?: boolean }) => entry.resume !== false);
        const { order: _, ...rest } = data;
        return [path, { ...rest, ...(entries && { entries }), body: body.trim() }];
      }),
    );

  it('is restored from resume.json of each language', async () => {
    const whole = await publish(bilingual);
    expect(whole).not.toContain('Caché');
    expect(parsedFiles(take(whole))).toEqual(parsedFiles(bilingual));
    const [, content] = inAllEditions(await readContent(openFolder(root)));
    if (!content?.site) throw new Error('site.yaml is missing');
    const { folder, site, ...others } = content;
    const french = jsonResume({ ...others, site, publications: [], translations: allTranslations(content) });
    expect(french.basics).toMatchObject({ label: 'Chercheuse' });
    expect(parsedFiles(take(JSON.stringify(french)))).toEqual(parsedFiles(bilingual));
  });

  it('imports texts that were changed in the résumé, in its language', async () => {
    const resume = JSON.parse(await publish(bilingual));
    resume.basics.label = 'Professor';
    delete resume.basics['x-vitrine']?.role;
    resume.awards.shift();
    const files = take(JSON.stringify(resume));
    expect(parse(files.get('site.yaml') ?? '').role).toEqual({ en: 'Professor', fr: 'Chercheuse' });
    expect(parse(files.get('awards.yaml') ?? '').entries).toEqual([
      { title: { en: 'Second', fr: 'Deuxième' }, date: 2019 },
      { title: { en: 'Third', fr: 'Troisième' } },
    ]);
    resume.awards.reverse();
    expect(parse(take(JSON.stringify(resume)).get('awards.yaml') ?? '').entries[0].title.fr).toBe('Troisième');
  });

  it('imports an entry of which only one text was changed, in its place', async () => {
    const role = (title: string) =>
      `{ title: { en: ${title}, fr: ${title} F }, summary: { en: Of ${title}, fr: Pour ${title} } }`;
    const resume = JSON.parse(
      await publish(new Map([...bilingual, ['awards.yaml', `entries:\n  - ${role('One')}\n  - ${role('Two')}\n`]])),
    );
    resume.awards[1].title = 'Three';
    expect(parse(take(JSON.stringify(resume)).get('awards.yaml') ?? '').entries[1]).toEqual({
      title: { en: 'Three', fr: 'Two F' },
      summary: { en: 'Of Two', fr: 'Pour Two' },
    });
  });

  it.each([
    7,
    { languages: 'en', files: [] },
    { languages: ['en', 'fr', '../x', 5], files: { 'site.yaml': { name: [], role: { fr: {}, '../../x': 'y' } } } },
    { languages: ['en', 'fr'], files: { 'about.md': { body: 5 }, 'awards.yaml': { entries: {} }, '../a.md': {} } },
  ])('imports the résumé, whatever translations it has: %j', (translations) => {
    const files = take(JSON.stringify({ basics: { name: 'N', label: 'Role' }, 'x-vitrine': { translations } }));
    expect(parse(files.get('site.yaml') ?? '')).toMatchObject({ name: 'N', role: 'Role' });
    expect([...files.keys()].filter((path) => path.includes('..'))).toEqual([]);
  });
});

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
