import { formatDate } from '#base/dates.ts';
import { UiText } from '#ui/uiStrings.tsx';
import type { Post } from './post.ts';
import { formatMinutes } from './readingTime.ts';
import { writingStrings } from './uiStrings.ts';

/** Returns a post as a row: its date, where it leads, and how long it is or who published it. */
export function postRow({ title, date, url, page, minutes }: Post, language: string) {
  const length = minutes === undefined ? undefined : writingStrings(language).read(formatMinutes(minutes, language));
  return {
    title,
    url,
    href: page?.href,
    when: date && formatDate(date, language),
    detail: url ? new URL(url).hostname.replace(/^www\./, '') : length && <UiText>{length}</UiText>,
  };
}
