import { languageTag } from '#base/languageTag.ts';
import { extension } from '#base/resumeText/clean.ts';
import { hasUiStrings } from '#base/uiStrings.ts';
import type { Draft } from '#sections/draft.ts';
import { detectLanguage } from './detectLanguage.ts';
import type { Resume } from './resumeSchema.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
/** What others wrote of the owner, and titles, which are in the language of their readers. */
const ofOthers = ['references', 'publications'];

/** All sentences of a résumé; names and addresses say little of its language. */
function sentencesIn(value: unknown, without: readonly string[] = []): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === extension || without.includes(key) ? [] : sentencesIn(inner),
  );
}

/** Takes the language out of a résumé's fields; where none says it, its texts do. */
function languageOf(resume: Resume): string | undefined {
  const meta = (resume.meta ?? {}) as { language?: unknown };
  const said = [resume.language, resume.basics.language, meta.language];
  if (typeof resume.language === 'string') delete resume.language;
  if (typeof resume.basics.language === 'string') delete resume.basics.language;
  const tag = said.flatMap((each) => (typeof each === 'string' && languageTag(each)) || [])[0];
  return tag ?? detectLanguage(sentencesIn(resume, ofOthers)) ?? detectLanguage(sentencesIn(resume));
}

/** Returns what `language` in `site.yaml` must be; undefined for the default. One that the interface lacks is reported. */
export function takeLanguage(resume: Resume, draft: Draft): string | undefined {
  const tag = languageOf(resume);
  if (tag && !hasUiStrings(tag)) {
    const name = names.of(tag) ?? tag;
    draft.report(`Your résumé is in ${name} (${tag}). The site has no ${name} interface yet, so menus are in English.`);
  }
  return tag === 'en' ? undefined : tag;
}
