import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { ProjectFrontMatter } from './schema.ts';
import { projects } from './section.ts';

const project = (facts: Partial<ProjectFrontMatter>): ProjectFrontMatter => ({
  title: 'Cards',
  category: 'personal',
  draft: false,
  aliases: [],
  technologies: [],
  ...facts,
});
const inResume = (...all: Partial<ProjectFrontMatter>[]) =>
  projects.resume(all.map(project), uiStringsFor())?.entries ?? [];

it('puts the first seven projects in the résumé, and takes others in and out by their marks', () => {
  const numbersOf = (...marks: (boolean | undefined)[]) =>
    inResume(...marks.map((resume, index) => ({ resume, title: `${index + 1}` }))).map(({ title }) =>
      Number(title.text),
    );
  const unmarked = Array.from({ length: 12 }, () => undefined);
  expect(numbersOf(...unmarked)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(
    numbersOf(
      ...unmarked
        .with(1, false as never)
        .with(2, true as never)
        .with(10, true as never),
    ),
  ).toEqual([1, 3, 4, 5, 6, 7, 11]);
});

it('says in the résumé what a project is and leads to, in the order of its card', () => {
  const links = { demoLink: 'https://demo.example', codeLink: 'https://code.example' };
  expect(inResume({ description: 'A game.', technologies: ['C'], ...links })[0]).toMatchObject({
    title: { text: 'Cards', url: null },
    text: 'A game.',
    technologies: ['C'],
    links: [
      { text: 'Code', url: links.codeLink },
      { text: 'Demo', url: links.demoLink },
    ],
  });
});

it('takes in JSON Resume the demonstration for the address, then the code, then the video', () => {
  const links = { demoLink: 'https://a.example', codeLink: 'https://b.example', youtubeLink: 'https://c.example' };
  const all = [links, { ...links, demoLink: undefined }, { youtubeLink: links.youtubeLink }, {}].map(project);
  expect(projects.jsonResume.write(all)).toMatchObject([
    { url: links.demoLink },
    { url: links.codeLink },
    { url: links.youtubeLink },
    { url: undefined },
  ]);
});
