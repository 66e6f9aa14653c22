import { formatDate } from '#base/dates.ts';
import { postPath } from '#base/urls.ts';
import { UiText, type useHref } from '#ui/uiStrings.tsx';
import { hasPage } from './post.ts';
import { minutesToRead } from './readingTime.ts';
import type { Post } from './schema.ts';
import { writingStrings } from './uiStrings.ts';

/** Returns a post as a row: its date, where it leads, and how long it is or who published it. */
export function postRow(post: Post, language: string, href: ReturnType<typeof useHref>) {
  const { lang, title, date, url, slug, body } = post;
  const length = () => writingStrings(language).read(minutesToRead(body));
  return {
    lang,
    title,
    url,
    href: hasPage(post) ? href(postPath(slug)) : undefined,
    when: date && formatDate(date, language),
    detail: url ? new URL(url).hostname.replace(/^www\./, '') : <UiText>{length()}</UiText>,
  };
}
