import { createElement, Fragment, type ReactNode } from 'react';
import { formatMonth } from '#base/dates.ts';
import { listComma, withDetail } from '#base/uiStrings.ts';
import { paperHref } from '#base/urls.ts';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import row from '#ui/LinkRow.module.css';
import { PageSection } from '#ui/PageSection.tsx';
import { Text, TextPart } from '#ui/Text.tsx';
import { UiText, UiTextAround, useUiStrings } from '#ui/uiStrings.tsx';
import { FoldedRows } from '../ListSection.tsx';
import { publicationId } from './keys.ts';
import styles from './Publications.module.css';
import type { Publication } from './publication.ts';
import type { ReferenceRun } from './runs.ts';
import { shortSummary } from './section.ts';

interface Props {
  id: string;
  publications: readonly Publication[];
  bibtexOf: (slug: string) => string;
  /** Files with all publications. */
  downloads?: readonly { name: string; href: string }[];
  /** What marks beside names mean. */
  marks: Readonly<Record<string, string | undefined>>;
  /** The island that copies a citation instead of downloading it. */
  children?: ReactNode;
}

/** Names that are the same in every language. */
const fixedNames = { doi: 'DOI', arxiv: 'arXiv', pdf: 'PDF' };
const linkNames = ['doi', 'arxiv', 'pdf', 'web', 'code', 'slides', 'video', 'poster', 'supplement'] as const;

/** From this number on, years are large. */
const fewestWithLargeYears = 9;
/** After this number, publications are folded from the next year on. */
const fewestShown = 12;

const yearOf = ({ date, when }: Publication) => date?.slice(0, 4) ?? when;

/** Publications by their years, each with its links in one line. */
export function Publications({ id, publications, bibtexOf, downloads = [], marks, children }: Props) {
  const strings = useUiStrings();
  const layout = publications.length < fewestWithLargeYears ? 'wide' : 'years';
  const rows = publications.map((publication) => ({
    id: publicationId(publication.slug),
    term: publication.when,
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
      {downloads.length > 0 && (
        <p className={`${styles.whole} ${row.links} ${styles.links}`}>
          <span className="label" lang={strings.lang}>
            {strings.publications.count(publications.length)}
          </span>
          {downloads.map(({ name, href }) => (
            <a key={name} href={href} download>
              {name}
            </a>
          ))}
        </p>
      )}
      {children}
    </PageSection>
  );
}

/** What the marks beside the names mean, those that occur. */
function MarksKey({ publications, marks }: Pick<Props, 'publications' | 'marks'>) {
  const used = new Set(
    publications.flatMap(({ authors }) => authors.flatMap((author) => author.marks?.split(',') ?? [])),
  );
  const explained = Object.entries(marks).filter(([mark, meaning]) => meaning && used.has(mark));
  return (
    explained.length > 0 && (
      <ul className={styles.marks}>
        {explained.map(([mark, meaning = '']) => (
          <li key={mark}>
            <sup>{mark}</sup> <Text>{meaning}</Text>
          </li>
        ))}
      </ul>
    )
  );
}

function Title({ publication: { lang, heading } }: Pick<PublicationProps, 'publication'>) {
  const title = <Reference runs={heading} />;
  return lang ? <span lang={lang}>{title}</span> : title;
}

interface PublicationProps {
  publication: Publication;
  bibtexHref: string;
}

function Details({ publication, bibtexHref }: PublicationProps) {
  const { publications: strings, lang } = useUiStrings();
  const { names, note, summary, lang: ownLang } = publication;
  const shown = shortSummary(publication);
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
      <CitationCount {...publication.cited} />
      <PublicationLinks publication={publication} bibtexHref={bibtexHref} />
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

/** How often a publication is cited, if that is known. */
export function CitationCount({ citations, counted }: NonNullable<Publication['cited']>) {
  const strings = useUiStrings();
  if (!citations || !counted) return null;
  const source = `OpenAlex${listComma(strings)}${formatMonth(counted, strings.language, 'long')}`;
  return <p lang={strings.lang}>{withDetail(strings.publications.cited(citations), source, strings)}</p>;
}

function PublicationLinks({ publication: { links, files, title }, bibtexHref }: PublicationProps) {
  const { publications: strings, links: ofLinks } = useUiStrings();
  const names = { ...fixedNames, ...ofLinks, poster: strings.types.poster, supplement: strings.supplement };
  const ownFiles: Partial<Record<(typeof linkNames)[number], string>> = files;
  return (
    <div className={`${row.links} ${row.inLine} ${styles.links}`}>
      {linkNames.map((name) => {
        const { [name]: url } = links;
        const { [name]: file } = ownFiles;
        const text = <UiText>{names[name]}</UiText>;
        if (file)
          return (
            <a key={name} href={paperHref(file)}>
              {text}
            </a>
          );
        return (
          url && (
            <ExternalLink key={name} href={url}>
              {text}
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
