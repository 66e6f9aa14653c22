import { expect, it } from 'vitest';
import { z } from 'zod';
import { optionalText } from '#base/resume/fields.ts';
import { ImportResult } from './importResult.ts';
import { jsonResumeList } from './jsonResumeList.ts';

it('names the file of each entry by its title, or as its section does', () => {
  const patents = jsonResumeList({
    list: 'patents',
    noun: 'patent',
    files: {
      pattern: 'patents/*.md',
      schema: z.object({ title: optionalText, body: optionalText }),
      fallbackName: 'invention',
    },
    fields: { title: optionalText, summary: optionalText },
    needs: 'title or summary',
    read: ({ title, summary: body }) => ({ title, body }),
    write: (fields) => fields,
  });
  const result = new ImportResult();
  patents.take([{ title: 'A wheel' }, { title: '!' }, { summary: 'Rolls.' }], result);
  expect([...result.files.keys()]).toEqual(['patents/a-wheel.md', 'patents/invention.md', 'patents/invention-1.md']);
});
