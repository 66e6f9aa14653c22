/** A site with an attack in every text, and as much of everything as one may have. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { contentFiles } from '../../src/sections/contentFiles.ts';
import { type BuiltSite, builtSite } from '../builtSites.ts';
import { Copy } from '../site.ts';
import { hostileBibtex, hostileBody, hostileContent, hostileKey, hostileSvg, longBody } from './payloads.ts';
import { type Kind, kinds } from './shapes.ts';

/** SVG with the site's tones, which is inlined in the page, and other SVG, which is a separate file. */
const [drawn, served] = ['./hostile.svg', './served.svg'];
/** Names of files. `menu` is also the ID of an element that the head script uses. */
const names = ['hostile', 'menu', ...Array.from({ length: 38 }, (_, index) => `work-${index}`)];
/** How many of those a kind has. */
const counts: Partial<Record<Kind, number>> = { projects: 13, experience: 40 };

/** Values that must fit others, by kind and field. */
const given: Partial<Record<Kind, Record<string, unknown>>> = {
  site: { photo: 'images/served.svg', timezone: undefined, showcase: ['projects', 'experience'] },
  interests: { 'entries.imageSrc': served },
  experience: { logoUrl: served },
  writing: { url: undefined },
  talks: { 'entries.slides': undefined },
};
const covers: Record<string, string> = { hostile: drawn, menu: served };

/** Each file: its kind, its name if the kind has several files, and its facts. */
export const files = kinds.flatMap((kind) =>
  (contentFiles[kind].pattern.includes('*') ? names.slice(0, counts[kind] ?? 2) : ['']).map((name) => {
    const category = ['research', 'personal', 'freelance'][name.length % 3];
    const project = { category, imageSrc: covers[name] ?? '../images/portrait.png', publications: [hostileKey] };
    const fitting = { aliases: [`old-${name}`], ...(kind === 'projects' ? project : given[kind]) };
    return { kind, name, facts: hostileContent(kind, fitting) };
  }),
);

/** Attacks, and for the first name a long study. A few are enough: they take long to build. */
const bodyOf = (name: string) =>
  /^work/.test(name) ? '' : name === 'menu' ? hostileBody : `${hostileBody}${longBody}`;

/**
 * Writes a content file of a kind.
 * @param name file name without extension, if the kind has several files
 * @param body Markdown, if the kind has a body
 */
function writeContent(site: Copy, kind: Kind, facts: unknown, name = '', body = ''): void {
  const file = `content/${contentFiles[kind].pattern.replace('*', name)}`;
  const yaml = stringify(facts);
  mkdirSync(join(site.folder, dirname(file)), { recursive: true });
  site.write(file, file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml);
}

function hostileCopy(): Copy {
  const site = new Copy();
  for (const file of globSync('content/{projects,experience}/*', { cwd: site.folder })) rmSync(join(site.folder, file));
  for (const { kind, name, facts } of files)
    writeContent(site, kind, facts, name, kind === 'more' ? '![More](./served.svg)' : bodyOf(name));
  for (const folder of ['', 'projects/', 'writing/']) site.write(`content/${folder}hostile.svg`, hostileSvg('ink'));
  for (const folder of ['', 'images/', 'projects/', 'writing/', 'experience/', 'more/'])
    site.write(`content/${folder}served.svg`, hostileSvg());
  site.write('content/publications.bib', hostileBibtex());
  return site;
}

/** Every field is filled; there are 13 projects, 40 jobs, and 29 entries in each list. */
export const hostileSite = (): Promise<BuiltSite> => builtSite('hostile', hostileCopy);
