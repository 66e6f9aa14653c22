import type { ReactNode } from 'react';
import { publicationDownloads, routes, wholeList } from '#base/urls.ts';
import row from '#ui/LinkRow.module.css';
import { PageSection } from '#ui/PageSection.tsx';
import { type RowFacts, Rows } from '#ui/Rows.tsx';
import { UiText, useHref, useUiStrings } from '#ui/uiStrings.tsx';
import { publicationId } from './keys.ts';
import { type Marks, MarksKey, PublicationLinks, Reference, Remarks } from './PublicationParts.tsx';
import styles from './Publications.module.css';
import type { Publication } from './publication.ts';
import { kindOf } from './section.ts';
import { typeQuery } from './types.ts';

interface Props {
  id: string;
  publications: readonly Publication[];
  marks: Marks;
  /** Whether these are all publications of the site, so that files with all of them are offered. */
  areAll?: boolean;
  /** Number of those on the page that lists all of them, if there is one. */
  all?: number;
  /** The island that copies a citation instead of downloading it. */
  children?: ReactNode;
}

/** Publications with their years, each with its links in one line. */
export function Publications({ id, publications, marks, areAll, all = 0, children }: Props) {
  const strings = useUiStrings();
  const rowOf = useRow();
  return (
    <PageSection id={id} heading={strings.nav.publications}>
      <Rows rows={publications.map((publication) => ({ ...rowOf(publication), term: publication.when }))} />
      <MarksKey publications={publications} marks={marks} />
      {areAll && <Downloads count={publications.length} />}
      {all > publications.length && (
        <p className="rest">
          <AllLink count={all} path={routes.publications} />
        </p>
      )}
      {children}
    </PageSection>
  );
}

/** Returns a publication as all lists show it: its title, linked to its own page if it has one, its venue and people. */
function useRow(isBrief = false) {
  const href = useHref();
  return (publication: Publication): RowFacts => {
    const { slug, place, lang, heading, source, names } = publication;
    const title = <Reference runs={heading} />;
    return {
      id: publicationId(slug),
      href: place.id ? undefined : href(place.page),
      title: lang ? <span lang={lang}>{title}</span> : title,
      where: source.length > 0 && <Reference runs={source} />,
      children: (
        <>
          {names.length > 0 && (
            <p>
              <Reference runs={names} />
            </p>
          )}
          <Remarks publication={publication} />
          <PublicationLinks publication={publication} isBrief={isBrief} />
        </>
      ),
    };
  };
}

function AllLink({ count, path, ...more }: { count: number; path: string; 'data-whole'?: boolean }) {
  const strings = useUiStrings();
  const href = useHref();
  return (
    <a className="go" href={href(path)} lang={strings.lang} {...more}>
      {strings.all(strings.publications.count(count))}
    </a>
  );
}

/** Links to the files with all publications. */
function Downloads({ count }: { count: number }) {
  const strings = useUiStrings();
  return (
    <p className={`rest ${row.links} ${styles.links}`}>
      <span className="label" lang={strings.lang}>
        {strings.publications.count(count)}
      </span>
      {publicationDownloads().map(({ name, href }) => (
        <a key={name} href={href} download>
          {name}
        </a>
      ))}
    </p>
  );
}

interface WholeListProps extends Pick<Props, 'id' | 'publications' | 'marks'> {
  /** The page. If all are on another one, this one has only the newest, and a link that filters follow by themselves. */
  path: string;
}

/** Publications by their years, with their types. */
export function PublicationList({ id, path, publications, marks }: WholeListProps) {
  const strings = useUiStrings();
  const rowOf = useRow(true);
  const shown = publications.filter(({ isNew, list }) => isNew || list === path);
  return (
    <div className={styles.list} id={id}>
      {[...Map.groupBy(shown, ({ date, when }) => date?.slice(0, 4) ?? when)].map(([year, ofYear], index) => (
        <PageSection key={index} id={`year-${index + 1}`} heading={year ?? strings.writing.undated}>
          <Rows
            rows={ofYear.map((publication) => ({
              ...rowOf(publication),
              filter: publication.types.map(typeQuery).join(' '),
              where: (
                <>
                  {publication.types.length > 0 && (
                    <span className={`label ${styles.type}`}>
                      <UiText>{kindOf(publication, strings)}</UiText>
                    </span>
                  )}
                  <Reference runs={publication.source} />
                </>
              ),
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
      <Downloads count={publications.length} />
    </div>
  );
}
