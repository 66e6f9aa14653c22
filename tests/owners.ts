import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Copy } from './site.ts';

export interface Owner {
  projects: number;
  tagline?: string;
  photo?: boolean;
}

const categories = ['research', 'personal', 'freelance'];

/** A copy of the site with another owner's content: so many projects without pictures, a tagline, a photo or none. */
export function ownedSite({ projects, tagline, photo = true }: Owner): Copy {
  const site = new Copy();
  for (const file of globSync('content/projects/*', { cwd: site.folder })) rmSync(join(site.folder, file));
  for (let index = 1; index <= projects; index++) {
    const facts = [
      `title: Work number ${index}`,
      'description: What it does, for whom, and why it was worth the while to make it at all.',
      `category: ${categories[index % 3]}`,
      `date: 20${String(10 + (index % 15)).padStart(2, '0')}-0${1 + (index % 9)}`,
      'technologies: [TypeScript, Rust]',
    ];
    writeFileSync(join(site.folder, `content/projects/work-${index}.md`), `---\n${facts.join('\n')}\n---\n`);
  }
  if (tagline) site.change('content/site.yaml', /^tagline: .*$/m, `tagline: ${JSON.stringify(tagline)}`);
  if (!photo) site.change('content/site.yaml', /^photo: .*$/m, '');
  return site;
}

/** 120 characters, the longest that is allowed. */
export const longTagline =
  'I study how people read measurements, and I build the tools, tests and plain pages with which they can check them again.';

/** A copy of the site whose content is one file with a name. */
export function nameOnlySite(name: string): Copy {
  const site = new Copy();
  rmSync(join(site.folder, 'content'), { recursive: true });
  mkdirSync(join(site.folder, 'content'));
  site.write('content/site.yaml', `name: ${JSON.stringify(name)}\n`);
  return site;
}
