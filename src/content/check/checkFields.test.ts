import { describe, expect, it } from 'vitest';
import { sentenceOf } from '#base/problems.ts';
import { check, entry, markdown, problemsOf, project } from '../../../tests/checkFiles.ts';

describe('dates in the future', () => {
  const find = async (files: Record<string, string>) =>
    (await problemsOf(files)).map((problem) => `${problem.file}: ${sentenceOf(problem)}`);
  const until = 'Set `draft: true` to hide it until then.';

  it.each([
    ['projects/x.md', { ...project, date: '2026-12' }, `date is in the future (2026-12). ${until}`],
    ['writing/x.md', { title: 'A', date: '2026-11-22' }, `date is in the future (2026-11-22). ${until}`],
    ['experience/co.md', { ...entry, start: '2026-12' }, `start is in the future (2026-12). ${until}`],
    [
      'experience/co.md',
      { ...entry, end: '2027-01' },
      'end is in the future (2027-01). Delete it if the entry lasts to the present.',
    ],
  ])('are a warning: %s %o', async (file, fields, message) => {
    expect(await find({ [file]: markdown(fields) })).toEqual([`content/${file}: ${message}`]);
  });

  it.each([
    ['projects/x.md', { ...project, date: '2026-11' }],
    ['projects/x.md', { ...project, date: '2027-01', draft: true }],
    ['experience/co.md', { ...entry, end: '2026-11' }],
    ['writing/x.md', { title: 'A', date: '2026-11-21' }],
  ])('are no warning: %s %o', async (file, fields) => {
    expect(await find({ [file]: markdown(fields) })).toEqual([]);
  });

  it('of a degree are a warning for its start, but not for its planned end', async () => {
    const school = (start: number) => `entries:\n  - { title: Degree, start: ${start}, end: 2029 }\n`;
    expect(await find({ 'education.yaml': school(2025) })).toEqual([]);
    expect(await find({ 'education.yaml': school(2028) })).toEqual([
      'content/education.yaml: entries[1].start is in the future (2028). Check the date.',
    ]);
  });
});

it.each([
  [
    'url: https://blog.example',
    'Prose.',
    ['3:6: warning: url is set, so the text below the second --- is not shown. Delete one of them.'],
  ],
  [
    'tags: []',
    '',
    [
      '1:1: warning: Post has no text, so its page is empty. Write it below the second ---, or set `url` to the page of the post.',
    ],
  ],
  ['url: https://blog.example', '', []],
  ['tags: []', 'Prose.', []],
  ['draft: true', '', []],
])('reports of a post with %s and the text "%s" %o', async (field, body, warnings) => {
  const found = await check({ 'writing/x.md': `---\ntitle: A\n${field}\n---\n\n${body}\n` });
  expect(found).toEqual(warnings.map((warning) => `content/writing/x.md:${warning}`));
});

describe('the expiry date of security.txt', () => {
  const site = (expires: string) => `name: A\nsecurity:\n  expires: ${expires}\n`;
  const find = (expires: string) => problemsOf({ 'site.yaml': site(expires) });

  it.each(['2026-11-22', '"2027-01-01"'])('is valid in the future: %s', async (expires) => {
    expect(await find(expires)).toEqual([]);
  });

  it.each(['2026-11-21', '2025-01-01'])('is a warning once it is past: %s', async (expires) => {
    const [problem, ...others] = await find(expires);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'content/site.yaml', line: 3, column: 12, severity: 'warning' });
    expect(problem && sentenceOf(problem)).toContain(`security.expires is in the past (${expires})`);
  });
});

describe('images', () => {
  const image = { ...project, imageSrc: './x.svg', coverAlt: 'x' };

  it('are used in a draft, a body or a list', async () => {
    const files = {
      'projects/x.md': markdown({ ...image, draft: true }),
      'projects/x.svg': '<svg viewBox="0 0 9 9"/>',
      'projects/ok.md': `${markdown(project)}\n![A map](my%20map.svg)\n`,
      'projects/my map.svg': '<svg viewBox="0 0 9 9"/>',
      'interests.yaml': 'entries:\n  - { name: Piano, imageSrc: images/piano.svg }\n',
      'images/piano.svg': '<svg viewBox="0 0 9 9"/>',
    };
    expect(await check(files)).toEqual([]);
    expect(await check({ ...files, 'images/Other.JPG': 'x' })).toEqual([
      'content/images/Other.JPG: warning: is an image that nothing in content/ uses. Use it or delete it.',
    ]);
  });

  it('are not reported as unused while an error may hide a use', async () => {
    const files = {
      'projects/x.md': markdown({ ...image, imageSrc: './y.svg' }),
      'projects/x.svg': '<svg viewBox="0 0 9 9"/>',
    };
    expect(await check(files)).toEqual([
      'content/projects/x.md:6:11: imageSrc points to "./y.svg", but there is no such file in content/projects/. Did you mean "./x.svg"?',
    ]);
  });
});

it('checks only images that the body refers to', async () => {
  const text = markdown({ ...project, role: '"![a](b.svg)"' }).replace('Prose.', '![a](c.svg)');
  expect(await check({ 'projects/x.md': text })).toEqual([
    'content/projects/x.md:9:1: Image points to "c.svg", but there is no such file in content/projects/',
  ]);
});
