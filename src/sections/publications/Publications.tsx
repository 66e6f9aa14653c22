import { createElement, Fragment, type ReactNode } from 'react';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import row from '#ui/LinkRow.module.css';
import { PageSection } from '#ui/PageSection.tsx';
import { Rows } from '#ui/Rows.tsx';
import { Text, TextPart } from '#ui/Text.tsx';
import { UiText, UiTextAround, useUiStrings } from '#ui/uiStrings.tsx';
import { publicationId } from './keys.ts';
import styles from './Publications.module.css';
import type { Publication } from './publication.ts';
import type { ReferenceRun } from './runs.ts';
import { shortSummary } from './section.ts';

interface Props {
  id: string;
  publications: readonly Publication[];
  bibtexOf: (slug: string) => string;
  /** The island that copies a citation instead of downloading it. */
  children?: ReactNode;
}

/** Names that are the same in every language. */
const fixedNames = { doi: 'DOI', arxiv: 'arXiv', pdf: 'PDF' };
const linkNames = ['doi', 'arxiv', 'pdf', 'web', 'code', 'video'] as const;

/** Publications by their years, each with its links in one line. */
export function Publications({ id, publications, bibtexOf, children }: Props) {
  const strings = useUiStrings().publications;
  return (
    <PageSection id={id} heading={strings.heading}>
      <Rows
        isDense
        rows={publications.map((publication) => ({
          id: publicationId(publication.slug),
          term: publication.when,
          title: <Title publication={publication} />,
          detail: publication.names.length > 0 && <Reference runs={publication.names} />,
          children: <Source publication={publication} bibtexHref={bibtexOf(publication.slug)} />,
        }))}
      />
      {children}
    </PageSection>
  );
}

function Title({ publication: { lang, heading } }: Pick<SourceProps, 'publication'>) {
  const title = <Reference runs={heading} />;
  return lang ? <span lang={lang}>{title}</span> : title;
}

interface SourceProps {
  publication: Publication;
  bibtexHref: string;
}

function Source({ publication, bibtexHref }: SourceProps) {
  const { publications: strings, lang } = useUiStrings();
  const { source, note, summary, lang: ownLang } = publication;
  const shown = shortSummary(publication);
  return (
    <div className={styles.source}>
      {(source.length > 0 || note) && (
        <p>
          <Reference runs={source} />{' '}
          {note && (
            <span className="mono">
              <Text>{note}</Text>
            </span>
          )}
        </p>
      )}
      <PublicationLinks publication={publication} bibtexHref={bibtexHref} />
      {summary && !shown && (
        <details>
          <summary lang={lang}>{strings.abstract}</summary>
          <p lang={ownLang}>
            <Text>{summary}</Text>
          </p>
        </details>
      )}
      {shown && (
        <p className={styles.words} lang={ownLang}>
          <Text>{shown}</Text>
        </p>
      )}
    </div>
  );
}

function PublicationLinks({ publication: { links, title }, bibtexHref }: SourceProps) {
  const { publications: strings, links: names } = useUiStrings();
  return (
    <div className={`${row.links} ${row.inLine} ${styles.links}`}>
      {linkNames.map((name) => {
        const url = links[name];
        return (
          url && (
            <ExternalLink key={name} href={url}>
              <UiText>{{ ...fixedNames, ...names }[name]}</UiText>
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

function Reference({ runs }: { runs: readonly ReferenceRun[] }) {
  return runs.map(({ text, marks }, index) => {
    const marked = marks.reduceRight<ReactNode>(
      (inside, mark) => createElement(mark === 'owner' ? 'b' : mark, undefined, inside),
      <TextPart>{text}</TextPart>,
    );
    return <Fragment key={index}>{marked}</Fragment>;
  });
}
