import { expect, it } from 'vitest';
import { contentOf } from '../../tests/contentOf.ts';
import { wordsOfPosting } from './posting.ts';

const content = (files: Record<string, string>) =>
  contentOf({ 'content/site.yaml': 'name: Ada\nlocation: London\n', ...files });

it('names the files that have the words of a posting, in any case, and words that no file has', async () => {
  const files = {
    'content/projects/one.md': '---\ntitle: Grid\ntechnologies: [Node.js, React Native]\n---\n\nA résumé of C++.\n',
    'content/publications.bib': '@misc{a, title = {On mentoring}, year = 2020}\n',
  };
  const posting =
    "Strong in C++ and node.js. You know react native, Kubernetes/K8s; Mentoring is a plus (m/f/d, 3+ years).\nYou'll be with us: RESUME.";
  const words = wordsOfPosting(posting, await content(files));
  expect(words.map(({ word, files }) => [word, ...files.map((file) => file.replace('content/', ''))])).toEqual([
    ['React Native', 'projects/one.md'],
    ['Strong'],
    ['C++', 'projects/one.md'],
    ['node.js', 'projects/one.md'],
    ['react', 'projects/one.md'],
    ['native', 'projects/one.md'],
    ['Kubernetes/K8s'],
    ['Mentoring', 'publications.bib'],
    ['years'],
    ['RESUME', 'projects/one.md'],
  ]);
});

it('finds a name of JavaScript with and without its ending, but no other word', async () => {
  const files = { 'content/projects/one.md': '---\ntitle: Grid\ntechnologies: [React]\n---\n\nEach node counts.\n' };
  const words = wordsOfPosting('We use React.js, ReactJS and Node.js.', await content(files));
  expect(words.filter(({ files }) => files.length).map(({ word }) => word)).toEqual(['React.js', 'ReactJS']);
});

it('knows the words of languages without spaces', async () => {
  const files = { 'content/projects/one.md': '---\ntitle: 機械学習の研究\n---\n' };
  const found = wordsOfPosting('研究の経験', await content(files)).filter(({ files }) => files.length);
  expect(found.map(({ word }) => word)).toContain('研究');
});
