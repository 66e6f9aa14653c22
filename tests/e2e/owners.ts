/** Sites of other owners, for more than one spec. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../builtSites.ts';
import { givenPerson } from '../gallery/people.ts';
import { Copy } from '../site.ts';

/** The sample without works for the showcase, and without a photo. */
function siteWithoutWorks(): Copy {
  const site = new Copy();
  site.change('content/site.yaml', /^photo: .*$/m, '');
  for (const name of ['projects', 'experience', 'education.yaml', 'publications.bib'])
    rmSync(join(site.folder, 'content', name), { recursive: true });
  return site;
}

/** A site made of a résumé with two projects, 22 papers and a long summary. */
async function researchersSite(): Promise<Copy> {
  const site = new Copy();
  await site.run('import', {}, [givenPerson('01-phd-researcher').file]);
  return site;
}

const owners = {
  'no-work': siteWithoutWorks,
  researcher: researchersSite,
};

export type Owner = keyof typeof owners;

/** Returns an owner's site, as built for all specs. */
export const builtOwner = (owner: Owner) => builtSite(owner, owners[owner]);
