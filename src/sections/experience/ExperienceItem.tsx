import { formatDuration, formatPeriod, type Month, unbroken } from '#base/dates.ts';
import { distinctJob } from '#base/distinct.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { Chips } from '#ui/Chips.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import type { Image } from '#ui/image.ts';
import { drawMonogram } from '#ui/monogram.ts';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './ExperienceItem.module.css';
import { ExperienceType } from './ExperienceType.tsx';
import { entryId } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';
import { experienceStrings } from './uiStrings.ts';

interface Props {
  entry: ExperienceEntry;
  /** Of the company; without one, its monogram is drawn. */
  logo?: Image;
  /** The month of the build: what "present" means. */
  present: Month;
  dataMineUrl: string;
}

/** One entry: logo and period, title, company, summary and paragraphs, type and technologies. */
export function ExperienceItem({ entry, logo, present, dataMineUrl }: Props) {
  const strings = useUiStrings();
  const { slug, websiteUrl, start, end, current, summary, description, technologies, type } = entry;
  const { title, company, location } = distinctJob(entry);
  const period = formatPeriod({ start, end, current }, strings);
  const duration = start && formatDuration(start, end ?? present, strings.language);
  const employer = websiteUrl ? <ExternalLink href={websiteUrl}>{company}</ExternalLink> : <span>{company}</span>;
  const name = company ?? title ?? '';
  // Without a title the company is the heading.
  const beside = title && company && employer;
  return (
    <li className={`grid ${styles.entry}`} id={entryId(slug)} lang={entry.lang}>
      <div className={`rail ${styles.when}`}>
        <Picture
          image={logo ?? drawMonogram(name)}
          tone="neutral"
          alt={logo && experienceStrings(strings.language).logo(name)}
          className={styles.logo}
        />
        {period && (
          <p className="label" lang={strings.lang}>
            <span className={styles.period}>{unbroken(period)}</span>
            {duration && <br />}
            {duration?.replace(/(\p{N}) /gu, '$1\u00a0')}
          </p>
        )}
      </div>
      <div className="text">
        <h2>{title ?? employer}</h2>
        {(beside || location) && (
          <p className={styles.company}>
            {beside}
            {beside && location && strings.comma}
            {location && <bdi>{location}</bdi>}
          </p>
        )}
        {summary && (
          <p className={styles.summary}>
            <Text>{summary}</Text>
          </p>
        )}
        <Bullets items={description} />
      </div>
      <div className={`notes ${styles.facts}`}>
        {type && <ExperienceType type={type} dataMineUrl={dataMineUrl} />}
        {technologies.length > 0 && (
          <Chips items={technologies.map((name) => ({ name }))} label={strings.technologies} />
        )}
      </div>
    </li>
  );
}
