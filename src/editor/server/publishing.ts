/** What stands between the owner and a published site, and the way out of the sample person's content. */
import { findSample, isLeftOver } from '#commands/build/findSample.ts';
import { type Answers, currentAnswers } from '#commands/setup/answers.ts';
import { planSetup, readSite } from '#commands/setup/plan.ts';
import type { Publishing, Saved } from '../api.ts';
import { contentWith, problemsOf, write } from './check.ts';
import { Refusal } from './refusal.ts';

const siteFile = 'content/site.yaml';

function site(root: string) {
  try {
    return readSite(root);
  } catch {
    return undefined;
  }
}

/** What the build would refuse or warn of, were the site published now. */
export async function beforePublishing(root: string): Promise<Publishing> {
  const sample = findSample(root);
  const { url } = site(root) ?? {};
  return {
    problems: [...sample, ...(await problemsOf(await contentWith(root)))],
    hasSample: sample.length > 0,
    ...(url && { url }),
  };
}

/**
 * Takes out what is the sample person's, as `npm run setup` does: files that nobody changed, and facts of site.yaml.
 * @throws Refusal before the owner's own name is there; nothing is written then
 */
export async function clearSample(root: string): Promise<Saved> {
  const before = site(root);
  if (!before) throw new Refusal(422, `${siteFile} has errors: mend them first.`);
  const { answers, isFirst } = currentAnswers(before);
  if (isFirst) throw new Refusal(422, 'Put your own name in Site first: the sample person’s goes with the rest.');
  const own = Object.entries(answers).filter(([, value]) => typeof value !== 'string' || !isLeftOver(value));
  const links = answers.links.filter(({ url }) => !isLeftOver(url));
  const setup = planSetup(root, { ...(Object.fromEntries(own) as unknown as Answers), links }, true);
  const gone = setup.plan.sample.filter((path) => !setup.files.has(path));
  const changes = new Map<string, string | null>([
    ...gone.map((path) => [`content/${path}`, null] as const),
    ...[...setup.files].map(([path, text]) => [`content/${path}`, text] as const),
  ]);
  // File by file, since the site in development mode would lose sight of a folder that is swapped.
  const problems = await write(root, changes, () => {});
  return { file: siteFile, said: `The sample person’s content is out: ${gone.length} files.`, problems };
}
