import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePublications } from '#sections/publications/publication.ts';
import { readPublications } from '#sections/publications/read.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { status, Web } from '../../tests/web.ts';
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
/** As Crossref writes it. */
const bibtex = ` @inproceedings{Garc_a_2023, series={X ’23}, title={Costs &amp; <i>E. coli</i> at 50% of <mml:math>x_y</mml:math>, $z_1$}, url={http://dx.doi.org/10.1145/3588015.3588418}, DOI={10.1145/3588015.3588418}, booktitle={Proceedings of Samples}, publisher={ACM}, author={García, José and van der Muster, Vincent}, year={2023}, month=may, pages={1–8} }`;
const text = (body: string) => (response: { end(body: string): void }) => response.end(body);

it('adds a publication by its DOI, with what its registry knows, below what is there', async () => {
  pages[`https://doi.org/${doi}`] = text(bibtex);
  const own = '% Mine.\r\n@misc{a, title = {A}}\r\n';
  const { text: added, key, isComplete } = await plan(`https://doi.org/${doi}`, own);
  expect([key, isComplete, added.startsWith(own)]).toEqual(['garcia2023costs', true, true]);
  expect(web.requests).toMatchObject([{ headers: { accept: 'application/x-bibtex' } }]);
  const { entries, problems } = await readPublications(added);
  expect(problems.filter(({ path }) => path?.[0] === key)).toEqual([]);
  const [found] = makePublications(entries, ['José García']);
  expect(found).toMatchObject({
    title: 'Costs & E. coli at 50% of x_y , z₁',
    types: ['conference'],
    container: 'Proceedings of Samples',
    date: '2023-05',
    doi,
    csl: { page: '1-8' },
    links: { web: undefined },
  });
  expect(found?.authors.map(({ name }) => name)).toEqual(['José García', 'Vincent van der Muster']);
  await expect(plan(doi, added)).rejects.toThrow(`${doi} is there already: garcia2023costs.`);
});

it('adds a preprint by its arXiv number, with a link to arXiv instead of a DOI', async () => {
  pages['https://doi.org/10.48550/arXiv.2101.00001'] = text(
    '@misc{https://doi.org/10.48550/arxiv.2101.00001, doi = {10.48550/ARXIV.2101.00001}, url = {https://arxiv.org/abs/2101.00001}, author = {García, José}, title = {Costs}, publisher = {arXiv}, year = {2023}, copyright = {CC BY}}',
  );
  const { text: added } = await plan('arXiv:2101.00001v2');
  expect(added).toMatch(/^@misc\{garcia2023costs,\n {2}author = .*\n {2}title = .*\n {2}year = .*\n {2}eprint = /);
  const [found] = makePublications((await readPublications(added)).entries, []);
  expect(found?.links).toMatchObject({ doi: undefined, arxiv: 'https://arxiv.org/abs/2101.00001v2', web: undefined });
  await expect(plan('10.48550/arXiv.2101.00001', added)).rejects.toThrow('is there already: garcia2023costs.');
});

it.each([
  ['nobody knows the DOI', '10.1000/none', status(404), 'https://doi.org/10.1000/none: the host returned 404.'],
  ['the answer is a page', '10.1000/page', status(200), 'https://doi.org/10.1000/page returned no BibTeX.'],
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
