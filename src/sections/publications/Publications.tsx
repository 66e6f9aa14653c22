import type { ReactNode } from 'react';
import { listComma } from '#base/uiStrings.ts';
import { routes, wholeList } from '#base/urls.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Text } from '#ui/Text.tsx';
import { UiText, useHref, useUiStrings } from '#ui/uiStrings.tsx';
import { FoldedRows } from '../ListSection.tsx';
import { pathOfPlace } from '../places.ts';
import { publicationId } from './keys.ts';
import {
  CitationCount,
  Downloads,
  type ListProps,
  MarksKey,
  PublicationLinks,
  type PublicationProps,
  Reference,
  Title,
} from './PublicationParts.tsx';
import styles from './Publications.module.css';
import type { Publication } from './publication.ts';
import { kindOf, shortSummary } from './section.ts';
import { typeQueries } from './typeFilter.ts';

interface Props extends ListProps {
  id: string;
  /** Number of those on the page that lists all of them, if there is one. */
  all?: number;
  /** The island that copies a citation instead of downloading it. */
  children?: ReactNode;
}

/** From this number on, years are large. */
const fewestWithLargeYears = 9;
/** After this number, publications are folded from the next year on. */
const fewestShown = 12;

const yearOf = ({ date, when }: Publication) => date?.slice(0, 4) ?? when;

/** Publications by their years, each with its links in one line. */
export function Publications({ id, publications, bibtexOf, downloads, marks, all = 0, children }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  const layout = publications.length < fewestWithLargeYears ? 'wide' : 'years';
  const rows = publications.map((publication) => ({
    id: publicationId(publication.slug),
    term: publication.when,
    href: pageHref(publication, href),
    title: <Title publication={publication} />,
    where: publication.source.length > 0 && <Reference runs={publication.source} />,
    children: <Details publication={publication} bibtexHref={bibtexOf(publication.slug)} />,
  }));
  const last = publications[fewestShown - 1];
  const folded = last
    ? publications.slice(publications.findLastIndex((each) => yearOf(each) === yearOf(last)) + 1)
    : [];
  return (
    <PageSection id={id} heading={strings.publications.heading}>
      {layout === 'years' && (
        <p className="rest label" lang={strings.lang}>
          {strings.publications.count(publications.length)}
        </p>
      )}
      <FoldedRows id={id} rows={rows} layout={layout} folded={folded} className={styles.whole} />
      <MarksKey publications={publications} marks={marks} />
      <Downloads count={publications.length} downloads={downloads} />
      {all > publications.length && (
        <p className="rest">
          <AllLink count={all} path={routes.publications} />
        </p>
      )}
      {children}
    </PageSection>
  );
}

function AllLink({ count, path, ...more }: { count: number; path: string; 'data-whole'?: boolean }) {
  const strings = useUiStrings();
  const href = useHref();
  return (
    <a className="go" href={href(path)} lang={strings.lang} {...more}>
      {strings.publications.allPublications(count)}
    </a>
  );
}

interface WholeListProps extends ListProps {
  id: string;
  /** The page. If all are on another one, this one has only the newest, and a link that filters follow by themselves. */
  path: string;
}

/** Publications by their years, with their types. */
export function PublicationList({ id, path, publications, bibtexOf, downloads, marks }: WholeListProps) {
  const strings = useUiStrings();
  const href = useHref();
  const shown = publications.filter(({ isNew, list }) => isNew || list === path);
  return (
    <div className={styles.list} id={id}>
      {[...Map.groupBy(shown, yearOf)].map(([year, ofYear], index) => (
        <PageSection key={index} id={`year-${index + 1}`} heading={year ?? strings.writing.undated}>
          <Rows
            rows={ofYear.map((publication) => ({
              id: publicationId(publication.slug),
              filter: typeQueries(publication).join(' '),
              href: pageHref(publication, href),
              title: <Title publication={publication} />,
              where: <Where publication={publication} />,
              children: <Brief publication={publication} bibtexHref={bibtexOf(publication.slug)} isBrief />,
            }))}
          />
        </PageSection>
      ))}
      {shown.length < publications.length && (
        <p className={styles.all}>
          <AllLink count={publications.length} path={wholeList} data-whole />
        </p>
      )}
      <MarksKey publications={publications} marks={marks} />
      <Downloads count={publications.length} downloads={downloads} />
    </div>
  );
}

function Where({ publication }: Pick<PublicationProps, 'publication'>) {
  const strings = useUiStrings();
  const { types, container, event, publisher, status } = publication;
  const venue = container ?? event ?? publisher;
  return (
    <>
      {types.length > 0 && (
        <span className={`label ${styles.type}`}>
          <UiText>{kindOf(publication, strings)}</UiText>
        </span>
      )}
      <Text>{[venue, status].filter(Boolean).join(listComma(strings))}</Text>
    </>
  );
}

/** Returns the URL of a publication's own page, if it has one. */
const pageHref = ({ place }: Publication, href: (path: string) => string): string | undefined =>
  place.id ? undefined : href(pathOfPlace(place));

function Brief(props: PublicationProps) {
  const { names, note, cited } = props.publication;
  return (
    <>
      {names.length > 0 && (
        <p>
          <Reference runs={names} />
        </p>
      )}
      {note && (
        <p>
          <Text>{note}</Text>
        </p>
      )}
      <CitationCount {...cited} />
      <PublicationLinks {...props} />
    </>
  );
}

function Details(props: PublicationProps) {
  const { publications: strings, lang } = useUiStrings();
  const { summary, lang: ownLang } = props.publication;
  const shown = shortSummary(props.publication);
  return (
    <>
      <Brief {...props} />
      {summary && !shown && (
        <details className={styles.abstract}>
          <summary lang={lang}>{strings.abstract}</summary>
          <p lang={ownLang}>
            <Text>{summary}</Text>
          </p>
        </details>
      )}
      {shown && (
        <p lang={ownLang}>
          <Text>{shown}</Text>
        </p>
      )}
    </>
  );
}
