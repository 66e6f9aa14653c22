import { describe, expect, it } from 'vitest';
import { long, make } from '../../../tests/importedContent.ts';

describe('projects', () => {
  const project = (fields: object) => {
    const made = make({ projects: [{ name: 'Cards', ...fields }] });
    return { ...made, fields: made.fields('projects/cards.md'), body: made.body('projects/cards.md') };
  };

  it('become files in the résumé’s order', () => {
    const { fields, body, byHand, noPlace } = project({
      description: 'A game.',
      roles: ['Lead', 'Speaker'],
      startDate: '2020-01',
      endDate: '2021-06-01',
      keywords: ['C'],
      url: 'http://cards.example',
      highlights: ['Won **prizes**', 'Two\nlines'],
      entity: 'Club',
    });
    expect(fields).toEqual({
      title: 'Cards',
      description: 'A game.',
      organization: 'Club',
      role: 'Lead, Speaker',
      start: '2020-01',
      date: '2021-06',
      order: 1,
      technologies: ['C'],
      highlights: ['Won prizes', 'Two lines'],
      demoLink: 'https://cards.example',
    });
    expect(body).toBe('');
    expect(byHand).toEqual(['These http URLs were changed to https. Check that they open: https://cards.example']);
    expect(noPlace).toEqual([]);
  });

  it('add nothing to the résumé', () => {
    expect(project({}).fields).toEqual({ title: 'Cards', order: 1, private: false });
    expect(project({}).body).toBe('');
  });

  it.each([
    ['research', 'research'],
    ['Freelance work', 'freelance'],
    ['personal project', 'personal'],
  ])('of type %s are %s', (type, category) => {
    expect(project({ type })).toMatchObject({ fields: { category }, byHand: [], noPlace: [] });
  });

  it.each(['talk', 'Personal or freelance', 'researcher'])('of type %s have no category', (type) => {
    expect(project({ type }).fields).not.toHaveProperty('category');
    expect(project({ type }).noPlace).toEqual([`Unknown types of projects: ${type}`]);
  });

  it('are reported once for all unknown types', () => {
    const projects = ['talk', 'website', 'Talk', 'research', 'talk'].map((type) => ({ name: 'A', type }));
    expect(make({ projects }).noPlace).toEqual(['Unknown types of projects: talk, website, Talk']);
  });

  it.each([
    ['https://github.com/a/b', 'codeLink'],
    ['https://www.gitlab.com/a', 'codeLink'],
    ['https://youtu.be/a', 'youtubeLink'],
    ['https://www.youtube.com/watch?v=a', 'youtubeLink'],
    ['https://github.com.example.org/a', 'demoLink'],
  ])('have the URL %s as %s', (url, field) => {
    expect(project({ url }).fields).toEqual({ title: 'Cards', order: 1, [field]: url });
  });

  it.each([
    ['github', 'codeLink', 'https://github.com/a/b'],
    ['githubUrl', 'codeLink', 'https://github.com/a/b'],
    ['repo', 'codeLink', 'https://git.example.com/a'],
    ['repository', 'codeLink', 'https://github.com/a/b'],
    ['source_code', 'codeLink', 'https://github.com/a/b'],
    ['code', 'codeLink', 'https://git.example.com/a'],
    ['demo', 'demoLink', 'https://a.example'],
    ['liveUrl', 'demoLink', 'https://a.example'],
    ['website', 'demoLink', 'https://a.example'],
    ['homepage', 'codeLink', 'https://github.com/a/b'],
    ['video', 'youtubeLink', 'https://youtu.be/a'],
    ['video', 'demoLink', 'https://vimeo.com/a'],
    ['YouTube', 'youtubeLink', 'https://youtube.com/watch?v=a'],
  ])('have a %s as %s', (name, field, url) => {
    expect(project({ [name]: url })).toMatchObject({
      fields: { title: 'Cards', order: 1, [field]: url },
      body: '',
      noPlace: [],
    });
  });

  it.each([
    [{ repository: { type: 'git', url: 'https://github.com/a/b' } }, { codeLink: 'https://github.com/a/b' }],
    [{ repo: { label: 'Source', href: 'https://github.com/a/b' } }, { codeLink: 'https://github.com/a/b' }],
    [{ links: { github: 'https://github.com/a/b', demo: { url: 'https://a.example' } } }, 'both'],
    [
      {
        links: [
          { label: 'Live demo', url: 'https://a.example' },
          { name: 'GitHub', href: 'https://github.com/a/b' },
        ],
      },
      'both',
    ],
    [{ links: ['https://a.example', 'https://github.com/a/b'] }, 'both'],
    [{ urls: ['https://a.example'], source: ['https://github.com/a/b'] }, 'both'],
  ])('have the links of %j, without a report', (links, fields) => {
    const both = { codeLink: 'https://github.com/a/b', demoLink: 'https://a.example' };
    expect(project(links)).toMatchObject({ body: '', byHand: [], noPlace: [] });
    expect(project(links).fields).toEqual({
      title: 'Cards',
      order: 1,
      ...(fields === 'both' ? both : (fields as object)),
    });
  });

  it('have no description made of unknown fields', () => {
    const { fields, body } = project({ affiliation: 'Club', paper: 'https://p.example' });
    expect(fields).not.toHaveProperty('description');
    expect(body).toBe('Affiliation: Club.\n\n[Paper](https://p.example).');
  });

  it('keep what a link has beside its URL and name', () => {
    const links = [
      { name: 'github', url: 'https://github.com/a/b', note: 'First version' },
      { name: 'demo', url: 'https://a.example', label: 'In a browser' },
    ];
    const { fields, body } = project({ links });
    expect(fields).toMatchObject({ codeLink: 'https://github.com/a/b', demoLink: 'https://a.example' });
    expect(body).toBe('Github: First version, Demo: In a browser.');
  });

  it('keep it of each list of links, and a link with the name of a property', () => {
    const links = [{ name: '__proto__', url: 'https://p.example' }];
    const urls = [{ name: 'docs', url: 'https://d.example', note: 'Two' }];
    const externalLinks = [{ name: 'slides', url: 'https://s.example', note: 'Three' }];
    expect(project({ links, urls, externalLinks, linkDetails: 'Four' })).toMatchObject({
      fields: { demoLink: 'https://p.example' },
      body: [
        'Link details: Four.',
        '[Docs](https://d.example).',
        'Docs: Two.',
        '[Slides](https://s.example).',
        'External links: Slides: Three.',
      ].join('\n\n'),
    });
  });

  it('have links of other names in the text', () => {
    const links = { github: 'https://github.com/a/b', paper: 'https://p.example' };
    const { fields, body } = project({ description: 'A game.', paper: 'https://p.example/1', links });
    expect(fields).toMatchObject({ description: 'A game.', codeLink: 'https://github.com/a/b' });
    expect(fields).not.toHaveProperty('demoLink');
    expect(body).toBe('[Paper](https://p.example/1).\n\n[Paper](https://p.example).');
  });

  it('have a second link of one kind in the text', () => {
    const [code, demo, other] = ['https://github.com/a/b', 'https://a.example', 'https://b.example'];
    const { fields, body } = project({ github: code, demo, url: other });
    expect(fields).toEqual({ title: 'Cards', order: 1, codeLink: code, demoLink: demo });
    expect(body).toBe(`<${other}>`);
    expect(project({ url: code, repo: code }).body).toBe('');
  });

  it.each([
    ['2020-01', '', '2020-01'],
    ['2020', 'Present', 2020],
    ['', '2021', 2021],
  ])('from "%s" to "%s" have the date %s', (startDate, endDate, date) => {
    expect(project({ startDate, endDate }).fields.date).toBe(date);
  });

  it('have the rest of a long description, or a second one, in the text', () => {
    const sentence = `A ${long(200)}.`;
    const { fields, body } = project({ description: `${sentence} ${sentence}`, summary: 'Second <b>text</b>.' });
    expect(fields.description).toBe(sentence);
    expect(body).toBe(`${sentence}\n\nSecond **text**.`);
  });

  it('have texts that are too long for a field in the text', () => {
    const made = make({
      projects: [{ name: `Cards ${long(100)}`, roles: [long(60), long(60)], keywords: [long(150)] }],
    });
    const [path = ''] = made.paths.slice(1);
    expect(made.body(path)).toBe([`Cards ${long(100)}`, `${long(60)}, ${long(60)}`, long(150)].join('\n\n'));
  });

  it('without a name are named by their description, and reported', () => {
    const made = make({ projects: [{ description: 'Plays cards.' }, { url: 'https://a.example' }] });
    expect(made.fields('projects/plays-cards.md')).toEqual({ title: 'Plays cards.', order: 1, private: false });
    expect(made.byHand).toContain('Project 1 has no name: its title is the beginning of its description.');
    expect(made.noPlace).toContain(
      'Project 2 has no name or description (found url: https://a.example). It was left out.',
    );
  });
});
