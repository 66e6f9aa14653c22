import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson } from './readJson.ts';
import { readResume } from './readResume.ts';
import { toContent } from './toContent.ts';

const person = { name: 'Claire Dubois', email: 'claire@example.org' };
const english = {
  basics: { ...person, label: 'Researcher', summary: 'I build robots.' },
  work: [
    { name: 'INRIA', position: 'Researcher', startDate: '2019-03', highlights: ['Led', 'Taught'] },
    { name: 'INRIA', position: 'PhD student', startDate: '2015-09', endDate: '2019-02', url: 'https://inria.example' },
    { name: 'Airbus', position: 'Intern', startDate: '2014' },
  ],
  projects: [
    { name: 'Card game', description: 'A game.', url: 'https://cards.example', keywords: ['React', 'Go'] },
    { name: 'Vitrine', description: 'A website.' },
  ],
  awards: [
    { title: 'Best paper', date: '2019', awarder: 'ICRA' },
    { title: 'Young researcher', date: '2019', awarder: 'CNRS' },
    { title: 'Only here', date: '2009' },
  ],
  languages: [{ language: 'French', fluency: 'Native' }, { language: 'English' }],
  publications: [{ name: 'Touch', releaseDate: '2019', publisher: 'ICRA' }],
};
const french = {
  basics: { ...person, label: 'Chercheuse', summary: 'Je construis des robots.' },
  work: [
    { name: 'Airbus', position: 'Stagiaire', startDate: '2014-02' },
    { name: 'Café Lumière', position: 'Serveuse', startDate: '2009', endDate: '2010' },
    { name: 'INRIA', position: 'Doctorante', startDate: '2015-09', endDate: '2019-02' },
    { name: 'INRIA', position: 'Chercheuse', startDate: '2019-03', highlights: ['Dirigé', 'Enseigné'] },
  ],
  projects: [
    { name: 'Vitrine', description: 'Un site.' },
    { name: 'Jeu de cartes', description: 'Un jeu.', url: 'http://www.cards.example/', keywords: ['Go', 'React'] },
  ],
  awards: [
    { title: 'Jeune chercheur', date: '2019', awarder: 'CNRS' },
    { title: 'Meilleur article', date: '2019', awarder: 'ICRA' },
  ],
  languages: [{ language: 'Anglais' }, { language: 'Français', fluency: 'Langue maternelle' }],
  publications: [
    { name: 'Touch', releaseDate: '2019', publisher: 'ICRA' },
    { name: 'Mains', releaseDate: '2020', publisher: 'Revue' },
  ],
};

/** Merges two files into one content. Returns the data of a file, its text, and all reports. */
function merge(one: object, other: object) {
  const read = (data: object, name: string) => readResume(() => parseJson(JSON.stringify(data)), name, undefined, true);
  const resumes = [...read(one, 'cv.en.json'), ...read(other, 'cv.fr.json')] as const;
  const { files, byHand } = toContent(resumes, { areFiles: true });
  const text = (path: string) => files.get(path) ?? '';
  return { at: (path: string) => parse(text(path).split('\n---')[0] ?? ''), text, paths: [...files.keys()], byHand };
}

it('merges two files into one content, and writes equal values once', () => {
  const { at, text, byHand } = merge(english, french);
  expect(at('site.yaml')).toMatchObject({
    name: 'Claire Dubois',
    role: { en: 'Researcher', fr: 'Chercheuse' },
    email: 'claire@example.org',
    languages: ['en', 'fr'],
  });
  expect(at('experience/inria.md')).toEqual({
    title: { en: 'Researcher', fr: 'Chercheuse' },
    company: 'INRIA',
    start: '2019-03',
    description: { en: ['Led', 'Taught'], fr: ['Dirigé', 'Enseigné'] },
  });
  expect(at('experience/inria-1.md').title).toEqual({ en: 'PhD student', fr: 'Doctorante' });
  // A month is more exact than its year.
  expect(at('experience/airbus.md')).toMatchObject({ title: { en: 'Intern', fr: 'Stagiaire' }, start: '2014-02' });
  expect(at('projects/card-game.md')).toMatchObject({ title: { fr: 'Jeu de cartes' }, technologies: ['React', 'Go'] });
  // Equal words are given in both languages: otherwise the entry would be shown in English.
  expect(at('projects/vitrine.md')).toMatchObject({ title: { en: 'Vitrine', fr: 'Vitrine' } });
  expect(at('awards.yaml').entries).toEqual([
    { title: { en: 'Best paper', fr: 'Meilleur article' }, issuer: 'ICRA', date: 2019 },
    { title: { en: 'Young researcher', fr: 'Jeune chercheur' }, issuer: 'CNRS', date: 2019 },
    { title: 'Only here', date: 2009 },
  ]);
  expect(at('languages.yaml').entries).toEqual([
    { name: { en: 'French', fr: 'Français' }, level: { en: 'Native', fr: 'Langue maternelle' } },
    { name: { en: 'English', fr: 'Anglais' } },
  ]);
  expect(text('publications.bib').match(/title = \{.*\}/g)).toEqual(['title = {Touch}', 'title = {Mains}']);
  expect(byHand).toContain('Without a match in French, so only in English: awards.yaml, "Only here"');
});

it('keeps an entry that only one file has, in its language, and reports it', () => {
  const { at, byHand } = merge(english, french);
  expect(at('experience/cafe-lumiere.md')).toMatchObject({ title: { fr: 'Serveuse' }, company: 'Café Lumière' });
  expect(byHand).toContain(
    'Without a match in English, so only in French: experience, "Serveuse"; publications.bib, "Mains"',
  );
});

const interests = (...names: string[]) => ({ basics: person, interests: names.map((name) => ({ name })) });

it('matches entries by their order if no other entries are in another order, and reports it', () => {
  const { at, byHand } = merge(interests('Climbing', 'Piano'), interests('Escalade', 'Piano'));
  // Equal words alone are given in both languages too.
  expect(at('interests.yaml').entries).toEqual([
    { name: { en: 'Climbing', fr: 'Escalade' } },
    { name: { en: 'Piano', fr: 'Piano' } },
  ]);
  expect(byHand).toContain('Matched only by their order, so compare them: interests.yaml, "Climbing" and "Escalade"');
});

it('matches degrees without dates by their schools, whatever their order', () => {
  const degrees = (...pairs: [string, string][]) => ({
    basics: person,
    education: pairs.map(([studyType, institution]) => ({ studyType, institution })),
  });
  const { at, byHand } = merge(
    degrees(['Bachelor', 'EPFL'], ['Doctorate', 'INSA']),
    degrees(['Thèse', 'INSA'], ['Licence', 'EPFL']),
  );
  expect(at('education.yaml').entries).toEqual([
    { title: { en: 'Bachelor', fr: 'Licence' }, institution: 'EPFL' },
    { title: { en: 'Doctorate', fr: 'Thèse' }, institution: 'INSA' },
  ]);
  expect(byHand.join()).not.toContain('Matched only');
});

it('keeps both entries if a match is uncertain', () => {
  const shuffled = merge(
    { ...interests('Climbing'), work: english.work },
    { ...interests('Escalade'), work: french.work },
  );
  expect(shuffled.at('interests.yaml').entries).toEqual([{ name: { fr: 'Escalade' } }, { name: 'Climbing' }]);
  const dates = merge(
    { basics: person, awards: [{ title: 'Prize', date: '2019' }] },
    { basics: person, awards: [{ title: 'Prix', date: '2012' }] },
  );
  expect(dates.at('awards.yaml').entries).toHaveLength(2);
});

it('orders entries of only the second file by their dates', () => {
  const awards = (...years: string[]) => ({
    basics: person,
    awards: years.map((date) => ({ title: `A${date}`, date })),
  });
  const years = ({ at }: ReturnType<typeof merge>) =>
    at('awards.yaml').entries.map(({ date }: { date: number }) => date);
  expect(years(merge(awards('2022', '2018', '2010'), awards('2024', '2022', '2010', '2014')))).toEqual([
    2024, 2022, 2018, 2014, 2010,
  ]);
  // A list in another order keeps it.
  expect(years(merge(awards('2018', '2022'), awards('2018', '2014', '2022')))).toEqual([2018, 2014, 2022]);
  const projects = (...names: string[]) => ({ basics: person, projects: names.map((name) => ({ name })) });
  const { at } = merge(projects('Alpha', 'Gamma'), projects('Alpha', 'Beta', 'Gamma'));
  expect(['alpha', 'beta', 'gamma'].map((name) => at(`projects/${name}.md`).order)).toEqual([1, 2, 3]);
});

it.each(['/', '#', '/#'])('merges entries whose URLs differ in %s at their end', (end) => {
  const game = (name: string, url: string) => ({ name, description: `${name}.`, url });
  const more = { name: 'Vitrine', description: 'A website.' };
  const { at, byHand } = merge(
    { basics: person, projects: [more, game('Card game', 'https://cards.example/go')] },
    { basics: person, projects: [game('Jeu', `https://cards.example/go${end}`)] },
  );
  expect(at('projects/card-game.md').title).toEqual({ en: 'Card game', fr: 'Jeu' });
  expect(byHand.join()).not.toContain('Different');
});

it('reports fields of a publication that differ', () => {
  const paper = (name: string, more: object) => ({
    basics: person,
    publications: [{ name, url: 'https://doi.org/10.1/x', ...more }],
  });
  const one = paper('Touch', { publisher: 'Press' });
  const other = paper('Toucher', { publisher: 'Presse', summary: 'Un essai.', url: 'https://doi.org/10.1/x/' });
  expect(merge(one, other).byHand).toContain(
    'Different in French; the first value was taken: publications.bib, "Touch", title (Touch and Toucher); publications.bib, "Touch", howpublished (Press and Presse); publications.bib, "Touch", abstract (none and Un essai.)',
  );
});

it('writes the translation of a body to a file beside it', () => {
  const about = (text: string) => ({ basics: { ...person, summary: `${text}\n\n${`${text} `.repeat(90)}` } });
  const { text, paths } = merge(about('I build.'), about('Je construis.'));
  expect(text('about.md')).toMatch(/intro:\n {2}en: I build\.\n {2}fr: Je construis\.\n---\n\nI build\. /);
  expect(text('about.fr.md')).toMatch(/^Je construis\. /);
  expect(paths).not.toContain('about.en.md');
});

it('counts what is left out of one file once, and of two files twice', () => {
  const education = [{ url: 'https://a.example' }];
  const read = (name: unknown) =>
    readResume(() => parseJson(JSON.stringify({ basics: { name }, education })), 'cv.json');
  expect(toContent(read({ en: 'Claire', fr: 'Claire' })).lost).toBe(17);
  expect(toContent([...read('Claire'), ...read('Claire')], { areFiles: true }).lost).toBe(34);
});

it('reports differences besides texts, and takes the first value', () => {
  const [basics, contact] = [
    { ...english.basics, phone: '+33 6 12' },
    { email: 'c@example.org', phone: '06 12' },
  ];
  const { at, byHand } = merge({ ...english, basics }, { ...french, basics: { ...french.basics, ...contact } });
  expect(at('site.yaml')).toMatchObject({ email: 'claire@example.org', phone: '+33 6 12' });
  expect(byHand).toContain(
    'Different in French; the first value was taken: site.yaml, email (claire@example.org and c@example.org); site.yaml, phone (+33 6 12 and 06 12)',
  );
});
