import { expect, it } from 'vitest';
import { contentOf } from '../../../tests/contentOf.ts';
import { post } from '../../../tests/entries.ts';
import { make } from '../../../tests/importedContent.ts';
import { writingJsonResume } from './jsonResume.ts';

/** Reads the posts of imported content as the site does. */
async function postsOf({ files }: ReturnType<typeof make>) {
  const { writing, problems } = await contentOf(
    Object.fromEntries([...files].map(([path, text]) => [`content/${path}`, text])),
  );
  expect(problems).toEqual([]);
  return writing.map(({ file: _, ...post }) => ({ ...post, body: post.body.source.trim() }));
}

const body = '## Why\n\nCode `a $5`, <kbd>Esc</kbd> and $a^2$.\n\n```html\n<p>Kept</p>\n```';
const posts = [
  {
    slug: 'another-name',
    title: 'Why tests?',
    description: 'Of tests.',
    date: '2026-08-14',
    updated: '2026-09',
    tags: ['Testing', 'A, B'],
    draft: false,
    aliases: [],
    body,
  },
  {
    slug: 'there',
    title: 'There',
    date: '2025',
    url: 'https://blog.example/a',
    tags: [],
    draft: false,
    aliases: [],
    body: '',
  },
];

it('restores posts unchanged, with text and file names', async () => {
  const written = writingJsonResume.write(posts.map(post));
  expect(await postsOf(make({ 'x-vitrine': { writing: written } }))).toEqual(posts);
});

it('omits a post with `resume: false`', () => {
  expect(writingJsonResume.write([post({ resume: false })])).toBeUndefined();
});

it('takes posts by other names', async () => {
  const content = make({
    posts: [
      {
        headline: 'Why',
        summary: 'Of tests.',
        datePublished: '2026-08-14T10:00:00Z',
        keywords: 'Testing, Speed',
        website: 'https://blog.example/a',
        body: '<p>One <b>word</b>.</p>',
      },
      'Only a title',
    ],
  });
  expect(await postsOf(content)).toMatchObject([
    { title: 'Why', description: 'Of tests.', date: '2026-08-14', tags: ['Testing', 'Speed'], body: 'One **word**.' },
    { title: 'Only a title' },
  ]);
  expect([...content.noPlace, ...content.byHand]).toEqual([]);
});

it('adds unknown fields to the description', async () => {
  const post = { title: 'Why', summary: 'Of tests.', publisher: 'Blog', url: 'https://blog.example/a' };
  expect(await postsOf(make({ articles: [post] }))).toMatchObject([{ description: 'Of tests. Publisher: Blog.' }]);
});

it('reports what it leaves out', () => {
  const { noPlace, byHand } = make({ writing: [{ date: '2026' }, { title: 'A', date: 'soon', claps: 3 }] });
  expect(noPlace).toEqual(['Post 1 has no title (found date: 2026). It was left out.']);
  expect(byHand).toEqual(['Post 2 (A), date is not a date (found "soon"). It is shown without a date.']);
});
