import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { adminConfig } from './config.ts';
import { formatOf } from './format.ts';
import { repositoryOf } from './repository.ts';

const project = `---
# Mine
title: 'Card game' # short
description: { en: A game., de: Ein Spiel. }
organization: { en: Acme, de: Akme }
order: 2
---

Text  with two spaces.
`;
const projects = formatOf('content/projects/*.md', jsonSchemaOf('projects'), ['en', 'de']);
const read = (text: string) => structuredClone(projects.fromFile(text));

it('reads switches as they work, texts by language, and no names by language', () => {
  const { title, description, organization, resume, draft, body } = read(project);
  expect({ title, description, organization, resume, draft }).toEqual({
    title: { en: 'Card game' },
    description: { en: 'A game.', de: 'Ein Spiel.' },
    resume: true,
    draft: false,
  });
  expect(body).toBe('Text  with two spaces.\n');
});

it('keeps the bytes of a file that nobody changed', () => {
  expect(projects.toFile({ ...read(project), organization: '', highlights: [] })).toBe(project);
});

it('changes only what was typed', () => {
  const typed = { ...read(project), title: { en: 'Cards' }, draft: true, body: 'New.' };
  expect(projects.toFile(typed)).toBe(
    project
      .replace("'Card game'", "'Cards'")
      .replace('order: 2\n', 'order: 2\ndraft: true\n')
      .replace('Text  with two spaces.', 'New.'),
  );
});

it('keeps names by language in items that move', () => {
  const { fromFile, toFile } = formatOf('content/education.yaml', jsonSchemaOf('education'), ['en', 'de']);
  const text = 'entries:\n  - title: A\n    institution: { en: X, de: Y }\n  - title: B\n';
  const { entries, ...rest } = structuredClone(fromFile(text)) as { entries: object[] };
  expect(toFile({ ...rest, entries: entries.toReversed() })).toBe(
    'entries:\n  - title: B\n  - title: A\n    institution: { en: X, de: Y }\n',
  );
});

it('writes a new file, and the text of a translation', () => {
  expect(projects.toFile({ title: { en: 'New' }, draft: false, body: 'Text.' })).toBe(
    '---\ntitle: New\n---\n\nText.\n',
  );
  expect(projects.toFile({ ...read('## Kontext\n'), body: '## Anders\n' })).toBe('## Anders\n');
});

it('has each kind in its folder or file, with the fields of its schema', () => {
  const config = parse(adminConfig({ host: 'github', name: 'ada/site', branch: 'main' }, []));
  expect(config.backend).toEqual({ name: 'github', repo: 'ada/site', branch: 'main' });
  const named = new Map(config.collections.map((each: { name: string }) => [each.name, each]));
  expect(named.get('projects')).toMatchObject({
    folder: 'content/projects',
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'title', required: true, widget: 'string' }),
      expect.objectContaining({ name: 'category', widget: 'select', options: ['research', 'personal', 'freelance'] }),
      expect.objectContaining({ name: 'imageSrc', widget: 'image' }),
      expect.objectContaining({ name: 'body', widget: 'markdown' }),
    ]),
  });
  expect(JSON.stringify(named.get('files'))).not.toContain('"content/private.yaml"');
});

it.each([
  ['git@github.com:ada/site.git', 'github', 'ada/site'],
  ['https://gitlab.com/group/sub/site', 'gitlab', 'group/sub/site'],
  ['ssh://git@codeberg.org/ada/site.git', 'gitea', 'ada/site'],
  ['https://example.com/ada/site', undefined, undefined],
])('reads the repository of %s', (remote, host, name) => {
  const found = repositoryOf(remote, 'main');
  expect([found?.host, found?.name]).toEqual([host, name]);
});
