import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { slugOfFile } from '../src/base/slug.ts';
import { jsonResume } from '../src/documents/resume/jsonResume.ts';
import { compareExperience } from '../src/sections/experience/experience.ts';
import { contentFiles } from '../src/sections/index.ts';
import { compareMore } from '../src/sections/more/schema.ts';
import { compareProjects } from '../src/sections/projects/project.ts';
import type { Publication } from '../src/sections/publications/publication.ts';
import { comparePosts } from '../src/sections/writing/post.ts';

type Kind = keyof typeof contentFiles;
type Facts<K extends Kind> = (typeof contentFiles)[K]['schema']['_output'];

/** The facts of one kind of content, by file name; Astro reads the same in src/site/content.ts. */
function read<K extends Kind>(root: string, kind: K): (Facts<K> & { slug: string; body: string })[] {
  const { pattern, schema } = contentFiles[kind];
  return globSync(`content/${pattern}`, { cwd: root })
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const [, yaml = text, body = ''] = /^---\n([\s\S]*?)^---$([\s\S]*)/m.exec(file.endsWith('.md') ? text : '') ?? [];
      const facts = schema.parse(parse(yaml) ?? {}) as Facts<K>;
      return { ...facts, slug: slugOfFile(file), body: body.trim() };
    });
}

/** The kinds that are a list in one file. */
type ListKind = { [K in Kind]: (typeof contentFiles)[K] extends { isList: true } ? K : never }[Kind];
type Lists = { [K in ListKind]: Facts<K>['entries'] };

function lists(root: string): Lists {
  const kinds = (Object.keys(contentFiles) as Kind[]).filter(
    (kind): kind is ListKind => 'isList' in contentFiles[kind],
  );
  return Object.fromEntries(kinds.map((kind) => [kind, read(root, kind)[0]?.entries ?? []])) as Lists;
}

/** A folder's content as the pages have it, without pictures. */
export function readContent(root: string) {
  const [site] = read(root, 'site');
  if (!site) throw new Error('content/site.yaml is missing');
  return {
    ...lists(root),
    site,
    about: read(root, 'about')[0],
    skills: read(root, 'skills')[0],
    projects: read(root, 'projects').toSorted(compareProjects),
    more: read(root, 'more').toSorted(compareMore),
    writing: read(root, 'writing').toSorted(comparePosts),
    experience: read(root, 'experience').toSorted(compareExperience),
  };
}

/** The résumé that a folder's content makes, as the site serves it on this machine, with these publications. */
export function exportResume(root: string, publications?: readonly Publication[]) {
  return JSON.parse(JSON.stringify(jsonResume({ ...readContent(root), publications })));
}
