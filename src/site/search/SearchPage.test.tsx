import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import type { PageContent } from '../prepare.ts';
import { SearchPage } from './SearchPage.tsx';

it('marks headings of the program with their language on pages in another one, but not those of the owner', async () => {
  const content = await contentOf({
    'content/site.yaml': 'name: Aino Example\nlanguage: fi',
    'content/projects/one.md': '---\ntitle: Yksi\n---\n',
    'content/more/patents.md': '---\nheading: Patentit\nentries: [{ title: Kaksi }]\n---\n',
  });
  render(<SearchPage content={content as PageContent} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent, lang }) => [textContent, lang]);
  expect(headings).toEqual([
    ['Projects', 'en'],
    ['Patentit', ''],
  ]);
});
