import { expect, it } from 'vitest';
import { contentIn } from '#content/readContent.ts';
import { withPublications } from '#content/withPublications.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import { findApplication } from './findApplication.ts';
import { changesSince, resolvedContent } from './sent.ts';

const files = {
  'content/site.yaml': 'name: Ada\nrole: Developer\n',
  'content/projects/cards.md': '---\ntitle: Cards\ndescription: A game.\n---\nFour play.\n',
  'content/projects/maps.md': '---\ntitle: Maps\n---\n',
  'content/talks.yaml': 'entries:\n  - title: Tests\n  - title: Trees\n',
  'content/publications.bib': '@misc{first, title = {First}, author = {Lovelace, Ada}, year = 2001}\n',
  'content/for/acme-7f3k2.md': '---\nwithout: { talks: [Trees] }\n---\nDear Acme,\n',
};

async function resolved(changes: Record<string, string> = {}) {
  const content = await contentOf({ ...files, ...changes });
  const [edition = content.edition] = content.tailored;
  const { site = { name: '' }, ...parts } = contentIn(edition, content);
  return resolvedContent(await withPublications({ ...parts, site } as Parameters<typeof withPublications>[0]));
}

it('keeps what documents have of the content, and no entry that was left out', async () => {
  expect(await resolved()).toMatchObject({
    projects: { cards: { description: 'A game.', body: 'Four play.' }, maps: { title: 'Maps' } },
    talks: { Tests: { title: 'Tests' } },
    publications: { first: { title: 'First' } },
    owner: { 'site.yaml': { name: 'Ada' }, 'the letter': { text: 'Dear Acme,' } },
  });
  expect(JSON.stringify(await resolved())).not.toContain('Trees');
});

it.each([
  [
    'content/projects/cards.md',
    '---\ntitle: Cards\ndescription: A play.\n---\nFour play.\n',
    ['The description of cards (projects) has changed from “A game.” to “A play.”.'],
  ],
  ['content/projects/maps.md', '---\ntitle: Maps\ndraft: true\n---\n', ['maps (projects) is gone.']],
  [
    'content/projects/maps.md',
    '---\ntitle: Maps\norder: 1\n---\n',
    ['The order of maps (projects) is new.', 'The order of projects has changed.'],
  ],
  ['content/for/acme-7f3k2.md', 'Dear Acme,\n', ['Trees (talks) is new.']],
  ['content/site.yaml', 'name: Ada\n', ['The role of site.yaml is gone. It was “Developer”.']],
  ['content/site.yaml', files['content/site.yaml'], []],
])('says in sentences what a change of %s to %j changes', async (file, text, sentences) => {
  const changed = file.includes('/for/') ? `---\n---\n${text}` : text;
  expect(changesSince(await resolved(), await resolved({ [file]: changed }))).toEqual(sentences);
});

it('finds an application by its name, without its last part', async () => {
  const content = await contentOf(files);
  for (const name of ['acme', 'Acme', 'acme-7f3k2'])
    expect(findApplication(content, name).edition.path).toBe('/for/acme-7f3k2');
  expect(() => findApplication(content, 'amce')).toThrow(
    'content/for/ has no application "amce". Did you mean "acme"?',
  );
  const two = await contentOf({ ...files, 'content/for/acme-4tq9w.md': '---\n---\n' });
  expect(() => findApplication(two, 'acme')).toThrow('"acme" is one of acme-4tq9w, acme-7f3k2. Choose one.');
  const past = await contentOf({ ...files, 'content/for/acme-7f3k2.md': '---\nexpires: 2001-01-31\n---\n' });
  expect(() => findApplication(past, 'acme')).toThrow('has expired');
});

it('quotes lists, but no long texts', () => {
  const owner = (text: string) => ({ owner: { 'the letter': { text: text.repeat(20) } } });
  expect(changesSince(owner('Four play. '), owner('Six play. '))).toEqual(['The text of the letter has changed.']);
  const list = (name: string) => ({ talks: { A: { with: ['Ada', name] } } });
  expect(changesSince(list('Bob'), list('Eve'))).toEqual([
    'The with of A (talks) has changed from “Ada; Bob” to “Ada; Eve”.',
  ]);
});
