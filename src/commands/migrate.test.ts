import { expect, it } from 'vitest';
import { ContentFile } from '#content/contentFile.ts';
import type { ContentKind } from '#content/contentSchemas.ts';
import type { RenamedField } from '#content/renamedFields.ts';
import { planMigration } from './migrate.ts';

const plan = (path: string, kind: ContentKind, text: string, renamed: RenamedField) =>
  planMigration([new ContentFile(path, kind, text)], [renamed]);

it('renames a top-level field, and changes nothing else', () => {
  const text = '# Mine\nname: Ada   # name\n\n# About lookedFor\nlookedFor: "a job" # soon\nrole: lookedFor\n';
  const { changes, lines } = plan('content/site.yaml', 'site', text, {
    kind: 'site',
    from: 'lookedFor',
    to: 'lookingFor',
  });
  expect(lines).toEqual(['content/site.yaml:5: lookedFor → lookingFor']);
  expect(changes.get('content/site.yaml')).toBe(text.replace('\nlookedFor:', '\nlookingFor:'));
});

it('renames the fields that version 2 renamed', () => {
  const file = new ContentFile('content/site.yaml', 'site', 'name: Ada\ncase: [projects]\nphotoAlt: case\n');
  expect([...planMigration([file]).changes.values()]).toEqual(['name: Ada\nshowcase: [projects]\nphotoAlt: case\n']);
});

it('renames a field in front matter, with its line in the file', () => {
  const text = '---\r\ntitle: A\r\nsource: https://a.dev\r\n---\r\nsource: here\r\n';
  const { changes, lines } = plan('content/projects/a.md', 'projects', text, {
    kind: 'projects',
    from: 'source',
    to: 'codeLink',
  });
  expect(lines).toEqual(['content/projects/a.md:3: source → codeLink']);
  expect(changes.get('content/projects/a.md')).toBe(text.replace('\nsource:', '\ncodeLink:'));
});

it('renames a field in every item of a list, also in braces', () => {
  const text = 'groups:\n  - label: A\n    items: [{ label: B }]\n  - { label: C, items: [] }\nlabel: D\n';
  const { changes, lines } = plan('content/skills.yaml', 'skills', text, {
    kind: 'skills',
    group: 'groups.*',
    from: 'label',
    to: 'name',
  });
  expect(lines).toHaveLength(2);
  expect(changes.get('content/skills.yaml')).toBe(
    'groups:\n  - name: A\n    items: [{ label: B }]\n  - { name: C, items: [] }\nlabel: D\n',
  );
});

it.each([
  ['a file with both names', 'name: Ada\nlookedFor: x\nlookingFor: y\n'],
  ['another kind’s field', 'name: Ada\nsource: x\n'],
  ["YAML that can't be read", 'name: [\nlookedFor: x\n'],
])('does not change %s', (_, text) => {
  const renamed = [
    { kind: 'site', from: 'lookedFor', to: 'lookingFor' },
    { kind: 'projects', from: 'source', to: 'codeLink' },
  ] as const;
  expect(planMigration([new ContentFile('content/site.yaml', 'site', text)], renamed).lines).toEqual([]);
});
