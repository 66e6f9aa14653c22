import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isGroup } from '#base/group.ts';
import { jsonSchemaOf } from './contentSchemas.ts';
import { EditError, editYaml } from './editYaml.ts';
import { parseOptions } from './toYaml.ts';
import { toForm, type Values } from './values.ts';

const read = (yaml: string): Values => {
  const values = toForm(jsonSchemaOf('projects'), parse(yaml, parseOptions) ?? {});
  if (!isGroup(values)) throw new Error('no group');
  return values;
};
const edit = (yaml: string, change: (values: Values) => void) => {
  const after = structuredClone(read(yaml));
  change(after);
  return editYaml(yaml, jsonSchemaOf('projects'), read(yaml), after);
};
const skills = (yaml: string, change: (groups: { name: string; items: Values[] }[]) => void) => {
  const before = parse(yaml) as Values;
  const after = structuredClone(before) as { groups: { name: string; items: Values[] }[] };
  change(after.groups);
  return editYaml(yaml, jsonSchemaOf('skills'), before, after);
};

const project = `# About this file.
title: "Cards: a game" # the name
category: personal

# When it ended.
date: 2024-08
technologies: [TypeScript, 'C++']
draft: false
`;

it('keeps skills that are names alone, and writes the fields of a changed one', () => {
  const schema = jsonSchemaOf('skills');
  const yaml = 'groups:\n  - name: Robots\n    items: [ROS 2, C]\n';
  const before = toForm(schema, parse(yaml)) as Values;
  const items = [{ name: 'ROS 2' }, { name: 'C', highlight: true }];
  expect(editYaml(yaml, schema, before, { groups: [{ name: 'Robots', items }] })).toBe(
    yaml.replace('C]', '{name: C, highlight: true}]'),
  );
});

describe('a field', () => {
  it.each<[string, (values: Values) => void, string, string]>([
    ['keeps its quotes and its comment', (v) => (v.title = 'Cards'), '"Cards: a game" #', '"Cards" #'],
    ['gets quotes if it needs them', (v) => (v.category = 'a: b'), 'category: personal', 'category: "a: b"'],
    ['that may be a number', (v) => (v.date = '2026'), 'date: 2024-08', 'date: 2026'],
    ['is removed, but not the comment above it', (v) => delete v.date, 'date: 2024-08\n', ''],
    ['is added by its order in the schema', (v) => (v.role = 'Design'), 'personal\n', 'personal\nrole: Design\n'],
    [
      'is a list with other items',
      (v) => (v.technologies = ['Go', 'C++', 'a, b']),
      "TypeScript, 'C++'",
      `Go, 'C++', "a, b"`,
    ],
    ['is removed without items', (v) => (v.technologies = []), "technologies: [TypeScript, 'C++']\n", ''],
  ])('%s', (_, change, from, to) => {
    expect(edit(project, change)).toBe(project.replace(from, to));
  });

  it('replaces the comment that npm run new wrote for it', () => {
    const yaml = 'title: A\n# What you did in it.\n# role:\n# A list.\n# technologies: []\n';
    const edited = edit(yaml, (v) => Object.assign(v, { role: 'All of it', technologies: ['Go'] }));
    expect(edited).toBe('title: A\n# What you did in it.\nrole: All of it\n# A list.\ntechnologies: [Go]\n');
  });

  it('keeps the line endings and the byte order mark of its file', () => {
    const yaml = `\ufeff${project.replaceAll('\n', '\r\n')}`;
    const edited = edit(yaml, (v) => Object.assign(v, { title: 'Cards', role: 'Design' }));
    expect(edited.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(edited).toMatch(/^\ufeff# About[\s\S]*title: "Cards" # the name\r\n/);
  });

  it('that comes first in the schema is added below the comment at the top', () => {
    expect(edit('# Me.\ncategory: a\n', (v) => (v.title = 'A'))).toBe('# Me.\ntitle: A\ncategory: a\n');
  });

  it('that is the last one is removed, but not the comment above it', () => {
    const edited = edit('title: A\n# When.\ndate: 2026\n', (v) => delete v.date);
    expect(edited).toBe('title: A\n\n# When.\n');
    expect(edit(edited, (v) => (v.title = 'B'))).toBe(edited.replace('A', 'B'));
  });

  it('that others refer to is not removed', () => {
    const change = (v: Values) => delete v.title;
    expect(() => edit('title: &name A\nrole: *name\n', change)).toThrow(EditError);
  });

  it('keeps its syntax if another one changes', () => {
    const yaml = 'title:   A\ncategory: Personal\ndate: "2024"\norder: 0x10\nrole: \'x\'\n';
    expect(edit(yaml, (v) => (v.title = 'B'))).toBe(yaml.replace('title:   A', 'title: B'));
  });

  it('that is empty gets its value in place', () => {
    expect(edit('title: A\nrole:\ndate: 2026\n', (v) => (v.role = 'B'))).toBe('title: A\nrole: B\ndate: 2026\n');
    expect(edit('title: A\nrole: # none\n', (v) => (v.role = 'B'))).toBe('title: A\nrole: B # none\n');
    expect(edit('role:\n# When.\ndate: 1\n', (v) => (v.role = 'B'))).toBe('role: B\n# When.\ndate: 1\n');
  });
});

const groups = `groups:
  # Those I speak.
  - name: Languages
    items:
      - { name: C++ }
      - { name: Java, highlight: true } # most
  # Those I use.
  - name: Tools # all
    items:
      # The first.
      - name: Git
        highlight: true
      - name: Linux
`;

describe('a list', () => {
  it('recognizes each item by its first field', () => {
    const yaml = 'entries:\n  - course: Trees\n  # The first one.\n  - course: Sets # half a year\n    role: Tutor\n';
    const { entries } = parse(yaml) as { entries: Values[] };
    const after = { entries: [{ ...entries[1], role: 'Lecturer' }] };
    expect(editYaml(yaml, jsonSchemaOf('teaching'), { entries }, after)).toContain(
      '# The first one.\n  - course: Sets # half a year\n    role: Lecturer\n',
    );
  });

  it.each<[string, Parameters<typeof skills>[1], (yaml: string) => string]>([
    ['loses a field in braces', (g) => delete g[0]?.items[1]?.highlight, (y) => y.replace(', highlight: true }', ' }')],
    ['gets an item', (g) => g[1]?.items.push({ name: 'Go' }), (y) => `${y}      - name: Go\n`],
    [
      'moves an item with its comment',
      (g) => g[0]?.items.reverse(),
      (y) => y.replace(/( +- \{ name: C.*\n)(.*\n)/, '$2$1'),
    ],
    [
      // The comment above the first one may be about the whole list.
      'moves groups, with the comment above the second',
      (g) => g.reverse(),
      (y) => y.replace(/(^ +- name: Languages\n[\s\S]*)(^ +# Those I use\.[\s\S]*)/m, '$2$1'),
    ],
  ])('%s', (_, change, wanted) => {
    expect(skills(groups, change)).toBe(wanted(groups));
  });
});
