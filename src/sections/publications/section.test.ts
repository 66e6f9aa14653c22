import { expect, it } from 'vitest';
import type { Publication } from './publication.ts';
import { publications } from './section.ts';

const publication: Publication = {
  key: 'key',
  slug: 'key',
  bibtex: '',
  reference: [],
  type: 'thesis',
  title: 'A title',
  authors: [],
  date: '2026-08',
  publisher: 'A university',
  links: { pdf: 'https://a.example', arxiv: 'https://b.example' },
};

it('keeps in JSON Resume what its schema has a place for', () => {
  const written = publications.jsonResume.write([publication, { ...publication, container: 'A journal', links: {} }]);
  expect(written).toMatchObject([
    { name: 'A title', publisher: 'A university', releaseDate: '2026-08', url: 'https://b.example' },
    { name: 'A title', publisher: 'A journal', releaseDate: '2026-08' },
  ]);
});
