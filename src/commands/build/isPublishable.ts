import { isPreview, isPublished, type SiteAddress } from '#base/siteAddress.ts';
import { formatProblem } from '#content/check/formatProblems.ts';
import { findSample } from './findSample.ts';

/**
 * Whether a build may go to an address: not with anything of the sample person's. What is in the way is told.
 * A build without an address is for the owner's eyes, and so is a host's preview.
 * @param root the folder that holds `content/`
 */
export function isPublishable(root: string, { origin }: SiteAddress): boolean {
  if (!isPublished(new URL(origin))) return true;
  const left = findSample(root);
  if (!left.length) return true;
  const places = left.length === 1 ? 'One place' : `${left.length} places`;
  const hold = `${places} in content/ ${left.length === 1 ? 'is' : 'are'} still the sample person's`;
  if (isPreview(process.env)) {
    console.log(`${hold}; this preview is built, the site itself would not be.`);
    return true;
  }
  console.error(`${left.map(formatProblem).join('\n')}

${hold}; nothing was built for ${origin}.
npm run setup asks for what is yours, and clears what is the sample's.
npm run build -- --allow-sample builds a demo, which search engines are asked to leave out.`);
  return false;
}
