import { expect, it } from 'vitest';
import { withPublications } from '#content/withPublications.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import type { PageContent } from '../prepare.ts';
import { relatedWorks } from './relatedWorks.ts';

it('finds the projects, talks and posts that name a publication', async () => {
  const entry = (more: string, body = '') => `---\ntitle: ${more}\n---\n\n${body}\n`;
  const content = await contentOf({
    'content/site.yaml': 'name: Ada King\n',
    'content/publications.bib':
      '@misc{Gold26, title = {Of Gold}, author = {King, Ada}, year = 2026, doi = {10.5555/(a-b):Gold}, page = {true}}',
    'content/projects/a.md': entry('By key\npublications: [Gold26]'),
    'content/projects/b.md': entry('Unrelated', 'About gold.'),
    'content/talks.yaml':
      'entries:\n  - title: of gold\n  - title: Other\n  - title: With a link\n    slides: https://doi.org/10.5555/(a-b):gold\n',
    'content/writing/a.md': entry('By DOI', 'See <https://doi.org/10.5555/(a-b):gold>.'),
    'content/writing/b.md': entry('By page', 'See [it](/publications/gold26).'),
    'content/writing/c.md': entry(
      'Unrelated',
      'See [another](/publications/gold26b), and https://doi.org/10.5555/(a-b):gold.2.',
    ),
  });
  const shown = await withPublications(content as never);
  const [publication] = shown.publications;
  if (!publication) throw new Error('no publication came out');
  const related = relatedWorks(shown as PageContent, publication);
  expect(related.map(({ works }) => works.map(({ title, path }) => `${title}: ${path}`).toSorted())).toEqual([
    ['By key: /projects/a'],
    ['With a link: /#talks-3', 'of gold: /#talks-1'],
    ['By DOI: /writing/a', 'By page: /writing/b'],
  ]);
});
