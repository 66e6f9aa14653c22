import { expect, it } from 'vitest';
import { absolute } from '#base/urls.ts';
import type { SectionValues } from '#sections/index.ts';
import { about, job, ownSection, pageContent, project, siteWith } from '../../tests/entries.ts';
import { llmsText } from './llmsText.ts';

const at = (path: string) => absolute(path, new URL('https://example.com'), '/me');
const site = siteWith({ name: 'Alex Example' });
const projects = [project({ slug: 'a' }), project({ slug: 'b' })];
const navigation = [
  { page: 'home', path: '/home' },
  { page: 'projects', path: '/projects' },
] as const;
const blocks = (text: string) => text.trimEnd().split('\n\n');

it('follows llmstxt.org: one name, one summary, then sections of links', () => {
  const full = {
    ...site,
    role: 'Developer',
    location: 'Columbus, Ohio',
    links: [{ name: 'GitHub', url: 'https://example.com/github_(me)' }],
    pages: { projects: 'Seven works.' },
  };
  const [first, summary, details, ...sections] = blocks(
    llmsText(pageContent({ site: full, about: about({ intro: 'I build.' }), projects }), navigation, at),
  );
  expect(first).toBe('# Alex Example');
  expect(summary).toBe('> I build.');
  expect(details).toBe('- Role: Developer\n- Location: Columbus, Ohio');
  expect(sections.filter((_, index) => index % 2 === 0)).toEqual([
    '## This site',
    '## Projects',
    '## Connect With Me',
    '## Optional',
  ]);
  const items = sections.filter((_, index) => index % 2 === 1).flatMap((list) => list.split('\n'));
  for (const item of items) expect(item).toMatch(/^- \[[^\]]+\]\(https:\/\/example\.com\/[^()\s]*\)(: .+)?$/);
  expect(items).toContain('- [Projects](https://example.com/me/projects): Seven works.');
  expect(items.filter((item) => item.includes('/me/experience'))).toEqual([]);
  expect(items).toContain('- [GitHub](https://example.com/github_%28me%29)');
  expect(items.filter((item) => item.includes('/me/projects/'))).toHaveLength(projects.length);
});

it('escapes Markdown in the owner’s text', () => {
  const hostile = { ...site, name: 'A\n# B [c](d) *e*', facts: [{ name: '[f]', value: '*g*' }] };
  const text = llmsText(
    pageContent({ site: hostile, about: { ...about(), intro: '# One\n\n## Two' } }),
    navigation,
    at,
  );
  expect(text.match(/^#+ .*$/gm)).toEqual(['# A # B \\[c\\](d) \\*e\\*', '## This site', '## Optional']);
  expect(text).toContain('> \\# One ## Two');
  expect(text).toContain('- \\[f\\]: \\*g\\*');
});

it('lists the entries of every section, linked to their page or URL, or to the section', () => {
  const values: SectionValues = {
    projects: [project()],
    skills: { groups: [{ name: 'Web', items: [{ name: 'CSS', highlight: false, resume: false }] }] },
    talks: [{ title: 'Fast tests', event: 'JSConf', date: '2026-05', url: 'https://talk.example' }, { title: 'Bare' }],
    awards: [{ title: 'Prize', issuer: 'Fair', resume: false }],
    languages: [{ name: 'German', level: 'C1' }, { name: 'Dutch' }],
    experience: [job({ title: 'Intern', company: 'Example', description: ['Built.', 'Sold.'] })],
    more: [ownSection({ heading: 'Patents', slug: 'patents', body: 'Two *clocks*.' })],
  };
  const text = llmsText(pageContent({ site, ...values } as Parameters<typeof pageContent>[0]), [], at);
  expect(blocks(text).slice(3, -2)).toEqual([
    '## Projects',
    '- [One](https://example.com/me/projects/one)',
    '## Skills',
    '- [Web](https://example.com/me/#tech-stack): CSS',
    '## Talks',
    '- [Fast tests](https://talk.example/): JSConf, May 2026.\n- [Bare](https://example.com/me/#talks)',
    '## Awards',
    '- [Prize](https://example.com/me/#awards): Fair',
    '## Patents',
    '- [Patents](https://example.com/me/): Two clocks.',
    '## Spoken languages',
    '- [Spoken languages](https://example.com/me/#languages): German (C1), Dutch',
    '## Experience',
    '- [Intern](https://example.com/me/experience): Example. Built. Sold.',
  ]);
});
