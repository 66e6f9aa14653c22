import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { json, status, Web } from '../../tests/web.ts';
import { planNew } from './findPublication.ts';

let web: Web;
const pages: ConstructorParameters<typeof Web>[0] = {};
beforeEach(async () => {
  web = new Web(pages);
  await web.start();
});
afterEach(() => web.close());

const plan = async (title: string, bibliography?: string) =>
  planNew(
    await contentOf(bibliography ? { 'content/publications.bib': bibliography } : {}),
    'publication',
    title,
    web.download,
  );

const doi = '10.1145/3588015.3588418';
const csl = {
  type: 'proceedings-article',
  title: 'Costs &amp; <i>E. coli</i> at 50%',
  author: [
    { given: 'José', family: 'García', suffix: 'Jr.', sequence: 'first', affiliation: [] },
    { given: 'Vincent', family: 'Muster', 'non-dropping-particle': 'van der' },
    { literal: 'The Sample and Example Group' },
  ],
  issued: { 'date-parts': [[2023, 5, 30]] },
  'container-title': 'Proceedings of Samples',
  publisher: 'ACM',
  page: '1-8',
  ISBN: ['9781450300000'],
  DOI: doi,
  URL: 'http://dx.doi.org/10.1145/3588015.3588418',
  abstract: '<jats:title>Abstract</jats:title><jats:p>We count\n samples.</jats:p>',
};

it('adds a publication by its DOI, with what its registry knows, below what is there', async () => {
  pages[`https://doi.org/${doi}`] = json(csl);
  const own = '% Mine.\r\n@misc{a, title = {A}}\r\n';
  const { text, key, isComplete } = await plan(`https://doi.org/${doi}`, own);
  expect([key, isComplete, text.startsWith(own)]).toEqual(['garcia2023costs', true, true]);
  expect(web.requests).toMatchObject([{ headers: { accept: 'application/vnd.citationstyles.csl+json' } }]);
  const { entries, problems } = await readPublications(text);
  expect(problems.filter(({ path }) => path?.[0] === key)).toEqual([]);
  const [found] = makePublications(entries, ['José García']);
  expect(found).toMatchObject({
    title: 'Costs & E. coli at 50%',
    types: ['conference'],
    container: 'Proceedings of Samples',
    date: '2023-05-30',
    doi,
    firstPage: '1',
    lastPage: '8',
    summary: 'We count samples.',
    links: { web: undefined },
  });
  expect(found?.authors.map(({ name }) => name)).toEqual([
    'José García Jr.',
    'Vincent van der Muster',
    'The Sample and Example Group',
  ]);
  await expect(plan(doi, text)).rejects.toThrow(`${doi} is there already: garcia2023costs.`);
});

it('adds a preprint by its arXiv number, with a link to arXiv instead of a DOI', async () => {
  pages['https://doi.org/10.48550/arXiv.2101.00001'] = json({ ...csl, type: 'article-journal', publisher: 'arXiv' });
  const { text } = await plan('arXiv:2101.00001v2');
  expect(text).toContain('@misc{garcia2023costs,');
  const [found] = makePublications((await readPublications(text)).entries, []);
  expect(found?.links).toEqual({ arxiv: 'https://arxiv.org/abs/2101.00001v2' });
  await expect(plan('10.48550/arXiv.2101.00001', text)).rejects.toThrow('is there already: garcia2023costs.');
});

it.each([
  ['nobody knows the DOI', '10.1000/none', status(404), 'https://doi.org/10.1000/none: the host returned 404.'],
  ['the answer is a page', '10.1000/page', status(200), 'doi.org returned something unexpected.'],
  [
    'there is no network',
    '10.1000/cut',
    (to: { destroy(): void }) => to.destroy(),
    'doi.org did not respond. Check your connection.',
  ],
])('adds nothing if %s', async (_, number, page, message) => {
  pages[`https://doi.org/${number}`] = page;
  await expect(plan(number)).rejects.toThrow(message);
});
