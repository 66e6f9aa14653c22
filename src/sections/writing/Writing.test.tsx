import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { post, rowsIn, textOf } from '../../../tests/entries.ts';
import { PostBody } from './PostBody.tsx';
import { TopicList } from './TopicLinks.tsx';
import { topicsOf } from './topics.ts';
import { PostList, Writing } from './Writing.tsx';

const here = post({
  slug: 'here',
  title: 'Here',
  description: 'Of tests.',
  date: '2026-08-14',
  updated: '2026-09-02',
  tags: ['Testing', 'Speed'],
  body: 'word '.repeat(5 * 238),
});
const there = post({ slug: 'there', title: 'There', date: '2025', url: 'https://www.blog.example/a' });
const bare = post({ slug: 'bare', title: 'Bare' });
const topics = topicsOf([here]);
const image = { kind: 'drawing', viewBox: '0 0 120 80', markup: '' } as const;
const links = () =>
  screen.getAllByRole('link').map((link) => [link.firstChild?.textContent, link.getAttribute('href')]);

it('shows the newest posts on About with dates, reading times or hosts, and links', () => {
  render(<Writing id="writing" posts={[here, there, bare]} />);
  const section = screen.getByRole('region', { name: 'Writing' });
  expect(section.id).toBe('writing');
  expect(rowsIn(section).map(textOf)).toEqual([
    'HereAug 14, 20265 min read',
    'There (opens in a new tab)2025blog.example',
    'Bare1 min read',
  ]);
  expect(links()).toEqual([
    ['Here', '/writing/here'],
    ['There', 'https://www.blog.example/a'],
    ['Bare', '/writing/bare'],
  ]);
});

it('links from the fifth of many posts to all posts', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...bare, slug: `${index}` }));
  render(<Writing id="writing" posts={many} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(links().at(-1)).toEqual(['All 6 articles', '/writing']);
});

it('lists all posts by year, with descriptions and topics', () => {
  render(<PostList topics={topics} posts={[here, there, bare]} />);
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual([
    'writing-2026',
    'writing-2025',
    'writing-undated',
  ]);
  expect(screen.getByRole('region', { name: '2025' }).textContent).toMatch(/^2025There/);
  expect(textOf(screen.getByRole('region', { name: '2026' }))).toMatch(/^2026HereAug 14/);
  expect(screen.getByRole('region', { name: '2026' }).textContent).toContain('5 min readOf tests.Testing, Speed');
  expect(screen.getByRole('region', { name: 'Undated' }).textContent).toContain('Bare');
});

it('lists the posts of a topic without its name', () => {
  render(<PostList topics={topics} of={topics.find(({ name }) => name === 'Testing')} posts={[here]} />);
  expect(screen.getByRole('region').textContent).toMatch(/Of tests\.Speed$/);
});

it('shows a post with its dates, reading time and topics', () => {
  render(<PostBody topics={topics} post={here} image={image} html="<p>One.</p>" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Here');
  const definitions = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(definitions).toEqual([
    ['Published', 'Aug 14, 2026'],
    ['Updated', 'Sep 2, 2026'],
    ['Reading time', '5 minutes'],
    ['Topics', 'Testing, Speed'],
  ]);
  expect(screen.getByText('Aug 14, 2026')).toHaveProperty('dateTime', '2026-08-14');
  expect(links()).toEqual([
    ['Testing', '/writing/topics/testing'],
    ['Speed', '/writing/topics/speed'],
  ]);
  expect(screen.getByText('One.')).toBeTruthy();
});

it('ends a post with a link to where it is discussed', () => {
  const discussed = { ...here, tags: [], discuss: 'https://forum.example/1' };
  render(<PostBody topics={topics} post={discussed} image={image} html="<p>One.</p>" />);
  expect(links()).toEqual([['Discuss this article', 'https://forum.example/1']]);
  expect(screen.getByRole('article').textContent).toMatch(/One\.Discuss this article \(opens in a new tab\)$/);
});

it('lists topics with their numbers of posts, and folds those after the twelfth', () => {
  const tags = Array.from({ length: 14 }, (_, index) => `T${index}`);
  render(<TopicList topics={topicsOf([post({ tags }), post({ tags: ['T3'] })])} />);
  const nav = screen.getByRole('navigation', { name: 'Topics' });
  const items = [...nav.querySelectorAll('li')].map((item) => [item.textContent, item.closest('details') !== null]);
  expect(items[0]).toEqual(['T3 2', false]);
  expect(items.filter(([, isFolded]) => isFolded)).toEqual([
    ['T8 1', true],
    ['T9 1', true],
  ]);
});

it.each([
  [4, ['Part 1', 'Part 2', 'Part 3', 'Part 4']],
  [3, []],
])('lists the headings of a post from four on: %i', (count, listed) => {
  const headings = Array.from({ length: count }, (_, index) => `## Part ${index + 1}`);
  render(
    <PostBody
      topics={[]}
      post={post({ body: [...headings, '#### Deep'].join('\n\n') })}
      image={image}
      html="<p>One.</p>"
    />,
  );
  const contents = screen.queryByRole('navigation', { name: 'On this page' });
  const shown = [...(contents?.querySelectorAll('a') ?? [])];
  expect(shown.map(({ hash }) => hash)).toEqual(listed.map((_, index) => `#section-part-${index + 1}`));
  expect(shown.map(textOf)).toEqual(listed);
});
