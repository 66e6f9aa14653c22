import type { ReactNode } from 'react';
import { paperName } from '#base/papers.ts';
import { paperHref } from '#base/urls.ts';
import { ExternalLink } from './ExternalLink.tsx';
import type { Image } from './image.ts';
import linkRow from './LinkRow.module.css';
import { Picture } from './Picture.tsx';
import styles from './Rows.module.css';
import { Dates, Text } from './Text.tsx';
import { ContentIn, UiText, useUiStrings } from './uiStrings.tsx';

/**
 * How rows are set. `wide`: date, title, and the organization in the last columns. `half`: beside another list, with years.
 * `cells`: small entries beside each other.
 */
export type RowsLayout = 'wide' | 'half' | 'cells';

export interface RowFacts {
  id?: string;
  /** Queries of the filter that show it. */
  filter?: string;
  lang?: string;
  when?: string;
  /** The owner's own text for the date, shown if `when` is missing. */
  term?: string;
  title: ReactNode;
  url?: string;
  href?: string;
  image?: Image;
  /** Organization and place. */
  where?: ReactNode;
  summary?: string;
  note?: ReactNode;
  links?: readonly { name: string; url?: string }[];
  children?: ReactNode;
}

interface Props {
  rows: readonly RowFacts[];
  layout?: RowsLayout;
}

/** Entries with their dates. A date that is that of the entry above is not shown again. */
export function Rows({ rows, layout = 'wide' }: Props) {
  const dates = rows.map(({ when, term }) => when || term);
  const isPlaced = rows.some(({ where }) => where);
  const isDated = layout !== 'cells' && dates.some(Boolean);
  // As months of some languages are: `Sept. 2021 – Sept. 2024`. Beside another list, any period is.
  const isLong = rows.some(({ when = '' }) => when.length > (layout === 'half' ? 5 : 19));
  const classes = [styles[layout], isDated && styles.dated, isPlaced && styles.placed, isLong && styles.long];
  return (
    <ul className={['rest', ...classes].filter(Boolean).join(' ')}>
      {rows.map((facts, index) => (
        <ContentIn key={index} lang={facts.lang}>
          <Row {...facts} isSame={isDated && Boolean(dates[index]) && dates[index] === dates[index - 1]} />
        </ContentIn>
      ))}
    </ul>
  );
}

interface RowProps extends RowFacts {
  /** Whether it has the date of the entry above. */
  isSame: boolean;
}

function Row({ id, filter, lang, when, term, title, url, href, image, where, isSame, ...more }: RowProps) {
  const strings = useUiStrings();
  const heading = <Text>{title}</Text>;
  const date = isSame ? 'visually-hidden' : `label ${styles.date} ${when ? styles.when : ''}`;
  return (
    <li className={`${styles.row} ${isSame ? styles.same : ''}`} id={id} data-filter={filter} lang={lang}>
      {image && <Picture image={image} tone="neutral" square className={styles.image} />}
      <h3>{url ? <ExternalLink href={url}>{heading}</ExternalLink> : href ? <a href={href}>{heading}</a> : heading}</h3>
      {(when || term) && (
        <p className={date} lang={when && strings.lang}>
          {when ? <Dates>{when}</Dates> : <Text>{term}</Text>}
        </p>
      )}
      {where && (
        <p className={styles.where}>
          <Text>{where}</Text>
        </p>
      )}
      <Details {...more} />
    </li>
  );
}

function Details({ summary, note, links = [], children }: Pick<RowFacts, 'summary' | 'note' | 'links' | 'children'>) {
  const shown = links.flatMap(({ name, url: to }) => (to ? [{ name, to }] : []));
  if (!summary && !note && !shown.length && !children) return null;
  return (
    <div className={styles.details}>
      {[summary, note].filter(Boolean).map((text, index) => (
        <p key={index}>
          <Text>{text}</Text>
        </p>
      ))}
      {shown.length > 0 && (
        <p className={`${linkRow.links} ${linkRow.inLine}`}>
          {shown.map(({ name, to }, index) => {
            const paper = paperName(to);
            return paper ? (
              <a key={index} href={paperHref(paper)}>
                <UiText>{name}</UiText>
              </a>
            ) : (
              <ExternalLink key={index} href={to}>
                <UiText>{name}</UiText>
              </ExternalLink>
            );
          })}
        </p>
      )}
      {children}
    </div>
  );
}
