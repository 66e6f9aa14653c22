import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { partsOf } from '#commands/import/resumeFile.ts';
import { sortResume } from '#commands/import/sortResume.ts';
import { listOfFile } from '#content/contentSchemas.ts';
import { toYaml } from '#content/toYaml.ts';
import { contentWith, project } from '../../tests/entries.ts';
import { texts } from '../../tests/hostile/attacks.ts';
import { hostileContent } from '../../tests/hostile/payloads.ts';
import { contentFiles } from './contentFiles.ts';
import { ImportResult } from './importResult.ts';
import { type SectionName, sections } from './index.ts';
import { projects } from './projects/section.ts';
import type { Section } from './section.ts';

type Kind = Exclude<SectionName, 'publications'>;
/** Sections in JSON Resume whose files have a list of entries, or an entry each. */
const kinds = (Object.keys(sections) as Kind[]).filter(
  (kind) =>
    'jsonResume' in sections[kind] &&
    kind in contentFiles &&
    (listOfFile(kind) === 'entries' || contentFiles[kind].pattern.includes('*')),
);

/** Images and their alt texts, which are not exported, and entries that are. */
const given = {
  ...Object.fromEntries(['imageSrc', 'coverAlt', 'logoUrl', 'entries.imageSrc'].map((field) => [field, undefined])),
  ...{ resume: true, 'entries.resume': true },
};

it.each(kinds)('restores every field of %s from JSON Resume', (kind) => {
  const { schema, pattern } = contentFiles[kind];
  const { jsonResume }: Section<never> = sections[kind];
  const list = jsonResume?.list ?? '';
  for (const first of texts.keys()) {
    const fields = schema.parse(hostileContent(kind, given, first)) as object;
    const written = JSON.stringify(jsonResume?.write(contentWith(kind, fields) as never));
    const result = new ImportResult();
    const { lists } = sortResume({ basics: {}, parts: partsOf({ [list]: JSON.parse(written) }) }, result);
    jsonResume?.take(lists.get(list) ?? [], result);
    const file = result.files.get(pattern.replace('*', 'work'));
    expect(file && 'fields' in file && schema.parse(parse(toYaml(file.fields)))).toEqual(fields);
  }
});

it('exports the slug of each of several with one name', () => {
  const exported = projects.jsonResume.write([project({ slug: 'one' }), project({ slug: 'one-1' })]);
  expect(exported).toMatchObject(['one', 'one-1'].map((slug) => ({ 'x-vitrine': { slug } })));
  expect(projects.jsonResume.write([project({ slug: 'one' })])).not.toMatchObject([{ 'x-vitrine': { slug: 'one' } }]);
});
