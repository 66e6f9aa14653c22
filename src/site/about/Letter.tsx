import { dayOf, formatDate } from '#base/dates.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { hrefIn, letterPath } from '#base/urls.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Text } from '#ui/Text.tsx';
import type { DrawnSection } from '../drawSections.tsx';
import type { PageContent } from '../prepare.ts';
import styles from './Letter.module.css';

/** Returns the letter of an application: its date, its text as HTML, and the owner's name; undefined without a text. */
export function drawLetter(
  { site, application, edition, today }: PageContent,
  html?: string,
): DrawnSection | undefined {
  if (!html) return undefined;
  const [id, name] = ['letter', uiStringsFor(site.language).letter];
  const date = application?.date ?? dayOf(today);
  const drawing = (
    <PageSection id={id} heading={name}>
      <time className="text label" dateTime={date}>
        {formatDate(date, site.language, 'long')}
      </time>
      <Prose html={html} className={`text ${styles.letter}`} />
      <p className={`text ${styles.name}`}>
        <Text>{site.name}</Text>
      </p>
      <p className="text">
        <a href={hrefIn(edition)(letterPath)}>PDF</a>
      </p>
    </PageSection>
  );
  return { id, name, drawing };
}
