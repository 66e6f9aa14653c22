import { expect, it, vi } from 'vitest';
import type { ValidContent } from '#content/readContent.ts';
import { contentOf } from '../../tests/contentOf.ts';
import { prepare } from './prepare.ts';

// Only a build can find images. Here, an image has its path and the file that refers to it.
vi.mock('./images.ts', () => ({
  findImage: async (path: string, from: string) => ({ kind: 'photo', src: `${path} of ${from}` }),
}));

it('finds images from the files that refer to them', async () => {
  const content = await contentOf({
    'content/site.yaml': 'name: Ada\nphoto: me.jpg\n',
    'content/experience/a.md': '---\ntitle: A\nlogoUrl: logo.png\n---\n',
    'content/projects/b.md': '---\ntitle: B\nimageSrc: cover.png\n---\n',
    'content/interests.yaml': 'entries:\n  - { name: C, imageSrc: chess.png }\n',
  });
  expect(content.problems).toEqual([]);
  const { photo, experience, interests, projects, showcase } = (await prepare(content as ValidContent)).renderData;
  const covers = projects.flatMap(({ cover }) => [cover.card, cover.page]);
  const tiles = showcase.tiles.map(({ image }) => image);
  const shown = [photo, ...experience.values(), ...interests.values(), ...covers, ...tiles];
  expect(shown.flatMap((image) => (image && 'src' in image ? image.src : []))).toEqual([
    'me.jpg of content/site.yaml',
    'logo.png of content/experience/a.md',
    'chess.png of content/interests.yaml',
    ...Array(3).fill('cover.png of content/projects/b.md'),
  ]);
});
