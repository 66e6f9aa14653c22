import { describe, expect, it } from 'vitest';
import { long, make } from '../../../tests/importedContent.ts';

describe('projects', () => {
  const project = (facts: object) => {
    const made = make({ projects: [{ name: 'Cards', ...facts }] });
    return { ...made, facts: made.facts('projects/cards.md'), body: made.body('projects/cards.md') };
  };

  it('become files in the résumé’s order', () => {
    const { facts, body, byHand, noPlace } = project({
      description: 'A game.',
      roles: ['Lead', 'Speaker'],
      startDate: '2020-01',
      endDate: '2021-06-01',
      keywords: ['C'],
      url: 'http://cards.example',
      highlights: ['Won **prizes**', 'Two\nlines'],
      entity: 'Club',
    });
    expect(facts).toEqual({
      title: 'Cards',
      description: 'A game.',
      category: 'personal',
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
    expect(byHand[0]).toBe(
      'Projects are personal, since the résumé does not say research or freelance (1): set `category`.',
    );
    expect(noPlace).toEqual([]);
  });

  it('say no more than the résumé says', () => {
    expect(project({}).facts).toEqual({ title: 'Cards', category: 'personal', order: 1 });
    expect(project({}).body).toBe('');
  });

  it.each(['research', 'Freelance'])('are %s where the résumé says so', (type) => {
    expect(project({ type })).toMatchObject({ facts: { category: type.toLowerCase() }, byHand: [], noPlace: [] });
    expect(project({ type: 'talk' })).toMatchObject({
      facts: { category: 'personal' },
      noPlace: ['projects[].type, which is not research, personal or freelance (1): talk'],
    });
  });

  it('sums up the types that no category has', () => {
    const projects = ['talk', 'website', 'Talk', 'research', 'talk'].map((type) => ({ name: 'A', type }));
    expect(make({ projects }).noPlace).toEqual([
      'projects[].type, which is not research, personal or freelance (4): talk, website, Talk',
    ]);
  });

  it.each([
    ['https://github.com/a/b', 'codeLink'],
    ['https://www.gitlab.com/a', 'codeLink'],
    ['https://youtu.be/a', 'youtubeLink'],
    ['https://www.youtube.com/watch?v=a', 'youtubeLink'],
    ['https://github.com.example.org/a', 'demoLink'],
  ])('have %s as %s', (url, field) => {
    expect(project({ url }).facts[field]).toBe(url);
  });

  it.each([
    ['2020-01', '', '2020-01'],
    ['2020', 'Present', 2020],
    ['', '2021', 2021],
  ])('from "%s" to "%s" are of %s', (startDate, endDate, date) => {
    expect(project({ startDate, endDate }).facts.date).toBe(date);
  });

  it('go on in their body where the description is long, or there are two', () => {
    const sentence = `A ${long(200)}.`;
    const { facts, body } = project({ description: `${sentence} ${sentence}`, summary: 'Second <b>text</b>.' });
    expect(facts.description).toBe(sentence);
    expect(body).toBe(`${sentence}\n\nSecond **text**.`);
  });

  it('lose nothing that is too long for its line', () => {
    const made = make({
      projects: [{ name: `Cards ${long(100)}`, roles: [long(60), long(60)], keywords: [long(150)] }],
    });
    const [path = ''] = made.paths.slice(1);
    expect(made.body(path)).toBe([`Cards ${long(100)}`, `${long(60)}, ${long(60)}`, long(150)].join('\n\n'));
  });

  it('without a name are named by their description, and said', () => {
    const made = make({ projects: [{ description: 'Plays cards.' }, { url: 'https://a.example' }] });
    expect(made.facts('projects/plays-cards.md')).toEqual({ title: 'Plays cards.', category: 'personal', order: 1 });
    expect(made.byHand).toContain('projects[1] has no name: its title is the beginning of its description.');
    expect(made.noPlace).toContain(
      'projects[2] has no name or description (found url: https://a.example). It was left out.',
    );
  });
});
