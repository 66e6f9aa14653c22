import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { starterFiles } from '../src/content/newFiles.ts';
import { type BuiltSite, builtSite } from './builtSites.ts';
import { givenPerson } from './gallery/people.ts';
import { Copy } from './site.ts';

/** Returns a copy of the site with only the given files in `content/`. */
function copyWith(files: Iterable<readonly [path: string, text: string]>): Copy {
  const site = new Copy();
  rmSync(join(site.folder, 'content'), { recursive: true });
  mkdirSync(join(site.folder, 'content'));
  for (const [path, text] of files) site.write(`content/${path}`, text);
  return site;
}

/** The owner's own résumé. */
export const ownPdf = '%PDF-1.7\n% mine\n%%EOF\n';

/** Starters with a name and a link, without an email address, and with the owner's own résumé. */
export const newOwnersSite = (): Promise<BuiltSite> =>
  builtSite('new', () => {
    const links = [{ name: 'GitHub', url: 'https://github.com/ada' }];
    return copyWith([...starterFiles({ name: 'Ada Lovelace', links }), ['resume.pdf', ownPdf]]);
  });

/** A site made of a résumé with two projects, 22 papers and a long summary. */
export const researchersSite = (): Promise<BuiltSite> =>
  builtSite('researcher', async () => {
    const site = new Copy();
    await site.run('import', {}, [givenPerson('01-phd-researcher').file]);
    return site;
  });
