import { expect, it } from 'vitest';
import { pageContent, paper, project } from '../../../tests/entries.ts';
import { publicationsOf } from './ProjectPage.tsx';

it('lists the publications of a project in its order, each once', () => {
  const [first, second] = ['a', 'b'].map((key) => paper({ key }));
  const content = pageContent({ publications: [first, second].flatMap((each) => each ?? []) });
  expect(publicationsOf(content, project({ publications: ['b', 'a', 'b', 'c'] }))).toEqual([second, first]);
});
