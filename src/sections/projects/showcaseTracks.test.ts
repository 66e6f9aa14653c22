import { expect, it } from 'vitest';
import { showcaseTracks } from './showcaseTracks.ts';

it.each([
  [0, 8, 4, 1],
  [1, 6, 2, 2],
  [2, 4, 4, 2],
  [3, 2, 2, 2],
  [4, 4, 4, 1],
  [7, 1, 1, 1],
])(
  'with %i projects the author takes %i of eight tracks and %i of four, a project %i',
  (projects, wide, narrow, each) => {
    expect(showcaseTracks(projects)).toEqual({ author: { wide, narrow }, project: { wide: each, narrow: each } });
  },
);

it('fills whole rows, whatever the number', () => {
  for (let projects = 0; projects <= 20; projects++) {
    const shown = Math.min(projects, 7);
    const { author, project } = showcaseTracks(projects);
    expect(author.wide + shown * project.wide).toBe(8);
    expect((author.narrow + shown * project.narrow) % 4).toBe(0);
  }
});
