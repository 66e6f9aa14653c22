import { expect, it } from 'vitest';
import { ContentFile } from './contentFile.ts';
import { planMigration } from './planMigration.ts';

it('renames the fields that version 2 renamed', () => {
  const text = 'name: Ada\n# The case\n"case": [projects] # case\nphotoAlt: case\n';
  const { changes, lines } = planMigration([new ContentFile('content/site.yaml', 'site', text)]);
  expect(lines).toEqual(['content/site.yaml:3: case → showcase']);
  expect(changes.get('content/site.yaml')).toBe(text.replace('"case"', '"showcase"'));
});

it('renames a field in front matter, with its line in the file', () => {
  const text = '---\r\ntitle: A\r\nsource: https://a.dev\r\n---\r\nsource: here\r\n';
  const file = new ContentFile('content/projects/a.md', 'projects', text);
  const { changes, lines } = planMigration([file], [{ kind: 'projects', from: 'source', to: 'codeLink' }]);
  expect(lines).toEqual(['content/projects/a.md:3: source → codeLink']);
  expect(changes.get('content/projects/a.md')).toBe(text.replace('\nsource:', '\ncodeLink:'));
});

it.each([['a file with both names', 'name: Ada\nlookedFor: x\nlookingFor: y\n']])('does not change %s', (_, text) => {
  const renamed = [
    { kind: 'site', from: 'lookedFor', to: 'lookingFor' },
    { kind: 'projects', from: 'source', to: 'codeLink' },
  ] as const;
  expect(planMigration([new ContentFile('content/site.yaml', 'site', text)], renamed).lines).toEqual([]);
});
