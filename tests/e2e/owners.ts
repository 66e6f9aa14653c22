/** Sites of other owners, for more than one spec. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../builtSites.ts';
import { givenPerson } from '../gallery/people.ts';
import { siteOf } from '../owners.ts';
import { landscape, mark, scan, screen } from '../photos.ts';
import { Copy } from '../site.ts';

/** The sample with four projects, raster images as covers and in two other places, and analytics. */
async function photoSite(): Promise<Copy> {
  const site = new Copy();
  for (const name of ['formula-1-calendar-optimizer', 'mock-interview-platform', 'wallpaper-preview-tool'])
    rmSync(join(site.folder, `content/projects/${name}.md`));
  for (const [name, alt, image] of [
    ['online-card-game', 'Four cards on a table', landscape],
    ['aortic-aneurysm-detection', 'A slice of a scan', scan],
    ['depression-prediction-study', 'A list on a phone', screen],
    ['consultancy-website', 'Two halves and a dot', mark],
  ] as const) {
    const file = `content/projects/${name}.md`;
    site.write(`content/images/${name}.png`, await image());
    site.change(file, /^imageSrc: .*$/m, `imageSrc: ../images/${name}.png`);
    site.change(file, /^coverAlt: .*$/m, `coverAlt: ${alt}`);
  }
  site.change('content/experience/exemplar-mobility.md', /^logoUrl: .*$/m, 'logoUrl: ../images/portrait.png');
  site.change('content/interests.yaml', /imageSrc: .*piano.*$/m, 'imageSrc: ./images/portrait.png');
  site.change('content/site.yaml', /^photo:/m, 'analytics: true\nphoto:');
  site.change('content/site.yaml', /^showcase:\n {2}- projects$/m, '');
  return site;
}

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
  'four-photos': photoSite,
  'fourteen-projects': () => siteOf(14),
};

export type Owner = keyof typeof owners;

/** Returns an owner's site, as built for all specs. */
export const builtOwner = (owner: Owner) => builtSite(owner, owners[owner]);
