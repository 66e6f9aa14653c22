import { extension } from '#base/resumeText/clean.ts';
import { languages } from '#base/uiStrings.ts';
import type { Draft } from '#sections/draft.ts';
import { detectLanguage } from './detectLanguage.ts';
import type { Resume } from './resumeSchema.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const folded = (tag: string) => tag.toLowerCase().replace(/[^a-z]/g, '');

/** Returns the interface's language for a tag such as `pt-BR`: that one, or else the one without its region. */
function siteLanguage(tag: string, known: readonly string[]): string | undefined {
  const find = (wanted: string) => known.find((language) => folded(language) === folded(wanted));
  return find(tag) ?? find(tag.split(/[-_]/)[0] ?? '');
}

/** All sentences of a résumé; names and addresses say little of its language. */
function sentencesIn(value: unknown, name = ''): string[] {
  if (name === extension) return [];
  if (typeof value === 'string') return /\s/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, key));
}

/** Takes the language out of a résumé's fields; where none says it, its texts do. */
function languageOf(resume: Resume): string | undefined {
  const meta = (resume.meta ?? {}) as { language?: unknown };
  const tags = [resume.language, resume.basics.language, meta.language];
  const tag = tags.find((each) => typeof each === 'string' && /^[a-z]{2,3}([-_][a-z\d]+)*$/i.test(each));
  if (typeof resume.language === 'string') delete resume.language;
  if (typeof resume.basics.language === 'string') delete resume.basics.language;
  return typeof tag === 'string' ? tag : detectLanguage(sentencesIn(resume).join('\n'));
}

/**
 * Returns what `language` in `site.yaml` must be; undefined for the default. A language that the site lacks is reported.
 * @param known the languages of the interface
 */
export function takeLanguage(resume: Resume, draft: Draft, known = Object.keys(languages)): string | undefined {
  const tag = languageOf(resume);
  const language = tag && siteLanguage(tag, known);
  if (tag && !language) {
    const name = names.of(tag.split(/[-_]/)[0] ?? tag) ?? tag;
    draft.report(`Your résumé is in ${name} (${tag}). The site has no ${name} interface yet, so menus are in English.`);
  }
  return language === 'en' ? undefined : language;
}
