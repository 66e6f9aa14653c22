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

/** A folder's content as the pages have it, without pictures. */
export function readContent(root: string) {
  const [site] = read(root, 'site');
  if (!site) throw new Error('content/site.yaml is missing');
  return {
    site,
    about: read(root, 'about')[0],
    skills: read(root, 'skills')[0],
    education: read(root, 'education')[0]?.entries ?? [],
    talks: read(root, 'talks')[0]?.entries ?? [],
    awards: read(root, 'awards')[0]?.entries ?? [],
    certificates: read(root, 'certificates')[0]?.entries ?? [],
    languages: read(root, 'languages')[0]?.entries ?? [],
    references: read(root, 'references')[0]?.entries ?? [],
    interests: read(root, 'interests')[0]?.entries ?? [],
    teaching: read(root, 'teaching')[0]?.entries ?? [],
    volunteering: read(root, 'volunteering')[0]?.entries ?? [],
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
