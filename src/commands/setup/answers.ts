/** What `npm run setup` asks for: the answers that are there already, and what is wrong with a new one. */

import { fieldName } from '#base/problems.ts';

import { contentFiles } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import { isLeftOver } from '../build/findSample.ts';
import { isSampleFact, isSampleText } from '../build/sample.ts';

/** Facts that are one line each, in the order in which they are asked for. */
export const lineFields = ['name', 'tagline', 'role', 'email', 'phone', 'location', 'url'] as const;
export type LineField = (typeof lineFields)[number];

/** Facts of `content/site.yaml`; absent: the site says nothing of it. */
export type Answers = Partial<Record<LineField, string>> & Pick<Site, 'links' | 'form'>;

/** Reads answers by the schema of the build's check; what is wrong is told in its words, field by field. */
export function readAnswers(facts: { [field in keyof Answers]?: unknown }): { site?: Site; problems: string[] } {
  const { data, error } = contentFiles.site.schema.safeParse({ name: 'Nobody', ...facts });
  const problems = (error?.issues ?? []).map(({ path, message }) =>
    [fieldName(path), message].filter(Boolean).join(' '),
  );
  return { site: data, problems };
}

/** What `content/site.yaml` says by now; the sample person's facts are nobody's answers. */
export interface Current {
  answers: Answers;
  /** Whether the site is still the sample person's. */
  isFirst: boolean;
}

/** @param site the file's facts; undefined where there is no file */
export function currentAnswers(site?: Site): Current {
  if (!site) return { answers: { links: [], form: { service: 'formsubmit' } }, isFirst: true };
  const isFirst = isSampleText(site.name);
  const own = (field: LineField) => (isFirst && isSampleFact(field, site[field]) ? undefined : site[field]);
  const lines = Object.fromEntries(lineFields.map((field) => [field, own(field)]));
  return {
    answers: { ...lines, links: site.links.filter(({ url }) => !isFirst || !isLeftOver(url)), form: site.form },
    isFirst,
  };
}
