/** What `npm run setup` makes of answers: which files change, which go, and what stays. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { editYaml } from '#content/editYaml.ts';
import { parseOptions } from '#content/toYaml.ts';
import { isGroup, toForm } from '#content/values.ts';
import { contentFiles } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import { isLeftOver } from '../build/findSample.ts';
import { isSampleFact, isSampleFile } from '../build/sample.ts';
import { filesIn, type Plan, planContent } from '../import/writeContent.ts';
import { type Answers, currentAnswers, lineFields } from './answers.ts';

/** The sample's lists give way to empty ones, which say how to fill them. */
const starters = ['skills.yaml', 'education.yaml', 'interests.yaml'];

export interface SetupPlan {
  /** What is written, by path from `content/`. */
  files: Map<string, string>;
  plan: Plan;
  /** Fields of site.yaml that are not as before. */
  fields: string[];
}

function readText(root: string): string {
  const file = join(root, 'content/site.yaml');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The facts of `content/site.yaml`; undefined where there is no such file.
 * @throws where they are not in order, which the check tells
 */
export function readSite(root: string): Site | undefined {
  const facts: unknown = parse(readText(root), parseOptions);
  return facts ? contentFiles.site.schema.parse(facts) : undefined;
}

/** How many files of the sample are left besides site.yaml. */
export function countSample(root: string): number {
  return planContent(root, new Map()).sample.filter((path) => path !== 'site.yaml').length;
}

/**
 * @param root the folder that holds `content/`
 * @param clear whether the sample's files and facts go, as far as nobody changed them
 */
export function planSetup(root: string, answers: Answers, clear: boolean): SetupPlan {
  const [text, site] = [readText(root), readSite(root)];
  const facts = { ...changesOf(answers, site), ...(clear && site && sampleFacts(site, join(root, 'content'))) };
  const edited = editSite(text, facts);
  const files = new Map(edited === text ? [] : [['site.yaml', edited]]);
  const fields = Object.keys(facts);
  if (!clear) {
    const kept = filesIn(join(root, 'content')).filter((path) => !files.has(path));
    return { files, plan: { sample: [], inTheWay: [], kept, left: [], removed: [] }, fields };
  }
  files.set('site.yaml', edited);
  const plan = planContent(root, files);
  for (const path of starters.filter((each) => plan.sample.includes(each))) {
    files.set(path, readFileSync(new URL(`starters/${path}`, import.meta.url), 'utf8'));
  }
  return { files, plan, fields };
}

function editSite(text: string, facts: Record<string, unknown>): string {
  const schema = jsonSchemaOf('site');
  const values = toForm(schema, parse(text, parseOptions));
  const before = isGroup(values) ? values : {};
  return editYaml(text, schema, before, { ...before, ...facts });
}

/** Facts that are not what they were; undefined takes one out. */
function changesOf(answers: Answers, site?: Site): Record<string, unknown> {
  const { links, form, ...lines } = answers;
  const before = currentAnswers().answers;
  const wanted = { ...Object.fromEntries(lineFields.map((field) => [field, lines[field]])), links, form };
  const given: Record<string, unknown> = site ?? before;
  const changed = Object.entries(wanted).filter(([field, value]) => !isDeepStrictEqual(given[field], value));
  return Object.fromEntries(
    changed.map(([field, value]) => [field, Array.isArray(value) && !value.length ? undefined : value]),
  );
}

/** What else of site.yaml is the sample's, as facts to take out. */
function sampleFacts(site: Site, content: string): Record<string, unknown> {
  const { isFirst } = currentAnswers(site);
  const asked = new Set<string>(lineFields);
  const lines = Object.entries(site).filter(
    ([field, value]) =>
      typeof value === 'string' && !asked.has(field) && (isLeftOver(value) || (isFirst && isSampleFact(field, value))),
  );
  const photo = site.photo && join(content, site.photo);
  const pages = Object.entries(site.pages);
  const own = pages.filter(([, text]) => text && !isLeftOver(text));
  return {
    ...Object.fromEntries(lines.map(([field]) => [field, undefined])),
    ...(photo &&
      existsSync(photo) &&
      isSampleFile(photo) && { photo: undefined, ...(site.photoAlt && { photoAlt: undefined }) }),
    ...(own.length < pages.length && { pages: own.length ? Object.fromEntries(own) : undefined }),
  };
}
