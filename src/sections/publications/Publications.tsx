import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import row from '#ui/LinkRow.module.css';
import { PageSection } from '#ui/PageSection.tsx';
import { UiText, UiTextAround, useUiStrings } from '#ui/uiStrings.tsx';
import styles from './Publications.module.css';
import type { Publication } from './publication.ts';
import { Reference } from './Reference.tsx';
import { shortSummary } from './section.ts';
import { publicationId } from './slugs.ts';
import { publicationsStrings } from './uiStrings.ts';

interface Props {
  id: string;
  publications: readonly Publication[];
  /** Returns the address of a publication's BibTeX. */
  bibtexOf: (slug: string) => string;
  /** What copies a citation instead of downloading it. */
  children?: ReactNode;
}

const linkNames = ['doi', 'arxiv', 'pdf', 'web', 'code', 'video'] as const;

/** A list of references as a journal sets it, each with its links below. */
export function Publications({ id, publications, bibtexOf, children }: Props) {
  const strings = publicationsStrings(useUiStrings().language);
  return (
    <PageSection id={id} heading={strings.heading}>
      <ol className={`text ${styles.list}`}>
        {publications.map((publication) => (
          <li key={publication.key} id={publicationId(publication.slug)}>
            <div>
              <Reference runs={publication.reference} />
              <Summary summary={publication.summary} />
              {publication.note && <p className="label">{publication.note}</p>}
              <PublicationLinks
                links={publication.links}
                title={publication.title}
                bibtexHref={bibtexOf(publication.slug)}
              />
            </div>
          </li>
        ))}
      </ol>
      {children}
    </PageSection>
  );
}

/** What it is about; an abstract as journals print it is folded. */
function Summary(publication: Pick<Publication, 'summary'>) {
  const { language, lang } = useUiStrings();
  const strings = publicationsStrings(language);
  const { summary } = publication;
  if (!summary || shortSummary(publication)) return summary && <p className={styles.summary}>{summary}</p>;
  return (
    <details className={styles.summary}>
      <summary lang={lang}>{strings.abstract}</summary>
      <p>{summary}</p>
    </details>
  );
}

interface LinksProps extends Pick<Publication, 'links' | 'title'> {
  bibtexHref: string;
}

function PublicationLinks({ links, title, bibtexHref }: LinksProps) {
  const strings = publicationsStrings(useUiStrings().language);
  return (
    <div className={`${row.links} ${styles.links}`}>
      {linkNames.map((name) => {
        const address = links[name];
        return (
          address && (
            <ExternalLink key={name} href={address}>
              <UiText>{strings[name]}</UiText>
            </ExternalLink>
          )
        );
      })}
      <a href={bibtexHref} className={styles.cite} download data-cite>
        <UiText>{strings.cite}</UiText>
        <span className="visually-hidden">
          {' '}
          <UiTextAround write={strings.bibtex}>{title}</UiTextAround>
        </span>
      </a>
    </div>
  );
}
