import { type Group, isGroup } from '#base/group.ts';
import { languageTag } from '#base/languageTag.ts';
import { extension } from '#base/resumeText/clean.ts';
import { hasUiStrings } from '#base/uiStrings.ts';
import type { Draft } from '#sections/draft.ts';
import { detectLanguage } from './detectLanguage.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
/** Fields whose language says little: quotations by others, and titles. */
const ofOthers = /^(refer|recommend|testimonial|publication|paper)/i;

/** Returns all sentences of a résumé; names and addresses don't show its language. */
function sentencesIn(value: unknown, without?: RegExp): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === extension || without?.test(key) ? [] : sentencesIn(inner),
  );
}

/** Returns the language of a résumé: as one of its fields says, or else its texts. */
function languageOf(resume: Group): string | undefined {
  const said = [resume, resume.basics, resume.meta].map((group) => (isGroup(group) ? group.language : undefined));
  const tag = said.flatMap((each) => (typeof each === 'string' && languageTag(each)) || [])[0];
  return tag ?? detectLanguage(sentencesIn(resume, ofOthers)) ?? detectLanguage(sentencesIn(resume));
}

/**
 * Returns what `language` in `site.yaml` must be; undefined for the default. One that the interface lacks is reported.
 */
export function takeLanguage(resume: Group, draft: Draft): string | undefined {
  const tag = languageOf(resume);
  if (tag && !hasUiStrings(tag)) {
    const name = names.of(tag) ?? tag;
    draft.report(`Your résumé is in ${name} (${tag}). The site has no ${name} interface yet, so menus are in English.`);
  }
  return tag === 'en' ? undefined : tag;
}
