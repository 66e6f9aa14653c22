import { directionOf } from '#base/languageTag.ts';
import { useUiStrings } from './uiStrings.tsx';

/** Attributes of content in another language than its page. */
export const inLanguage = (lang?: string) => (lang ? { lang, dir: directionOf(lang) } : {});

/** Says which language content is in, if that isn't the page's. */
export function ContentLanguage({ lang, className = '' }: { lang?: string; className?: string }) {
  const { lang: own, language } = useUiStrings();
  if (!lang) return null;
  return (
    <p className={`label ${className}`} {...inLanguage(own)}>
      {new Intl.DisplayNames([language], { type: 'language' }).of(lang) ?? lang}
    </p>
  );
}
