import { createElement, Fragment, type ReactNode } from 'react';
import { formatMonth } from '#base/dates.ts';
import { listComma, withDetail } from '#base/uiStrings.ts';
import { bibtexHref, paperHref } from '#base/urls.ts';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import row from '#ui/LinkRow.module.css';
import { Text, TextPart } from '#ui/Text.tsx';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import { isFileName } from './fields.ts';
import styles from './Publications.module.css';
import type { Publication } from './publication.ts';
import type { ReferenceRun } from './runs.ts';

/** Names that are the same in every language. */
const fixedNames = { doi: 'DOI', arxiv: 'arXiv', pdf: 'PDF' };
const linkNames = ['doi', 'arxiv', 'pdf', 'web', 'code', 'slides', 'video', 'poster', 'supplement'] as const;

/** What marks beside names mean. */
export type Marks = Readonly<Record<string, string | undefined>>;

/** What the marks beside the names mean, those that occur. */
export function MarksKey({ publications, marks }: { publications: readonly Publication[]; marks: Marks }) {
  const used = new Set(
    publications.flatMap(({ authors }) => authors.flatMap((author) => author.marks?.split(',') ?? [])),
  );
  const explained = Object.entries(marks).filter(([mark, meaning]) => meaning && used.has(mark));
  return (
    explained.length > 0 && (
      <ul className={`flow ${styles.marks}`}>
        {explained.map(([mark, meaning = '']) => (
          <li key={mark}>
            <sup>{mark}</sup> <Text>{meaning}</Text>
          </li>
        ))}
      </ul>
    )
  );
}

export interface PublicationProps {
  publication: Publication;
  /** Whether it is one of hundreds on a page, whose size their repeated parts decide: links have no sign and only short names. */
  isBrief?: boolean;
}

/** The note of a publication, and how often it is cited, if that is known. */
export function Remarks({ publication: { note, cited = {} } }: PublicationProps) {
  const strings = useUiStrings();
  const { citations, counted } = cited;
  const source = counted && `OpenAlex${listComma(strings)}${formatMonth(counted, strings.language, 'long')}`;
  return (
    <>
      {note && (
        <p>
          <Text>{note}</Text>
        </p>
      )}
      {citations && source ? (
        <p lang={strings.lang}>{withDetail(strings.publications.cited(citations), source, strings)}</p>
      ) : null}
    </>
  );
}

export function PublicationLinks({ publication: { slug, links, title }, isBrief }: PublicationProps) {
  const { publications: strings, links: ofLinks } = useUiStrings();
  const names = { ...fixedNames, ...ofLinks, poster: strings.types.poster, supplement: strings.supplement };
  return (
    <div className={`${row.links} ${row.inLine} ${styles.links}`}>
      {linkNames.map((name) => {
        const { [name]: link } = links;
        if (!link) return null;
        const text = <UiText>{names[name]}</UiText>;
        const Link = isBrief || isFileName(link) ? 'a' : ExternalLink;
        return (
          <Link key={name} href={isFileName(link) ? paperHref(link) : link}>
            {text}
          </Link>
        );
      })}
      <a href={bibtexHref(slug)} className={styles.cite} download data-cite>
        <UiText>{strings.cite}</UiText>
        {!isBrief && (
          <span className="visually-hidden">
            {' '}
            <Text>{title}</Text>
          </span>
        )}
      </a>
    </div>
  );
}

export function Reference({ runs }: { runs: readonly ReferenceRun[] }) {
  return runs.map(({ text, marks }, index) => {
    const marked = marks.reduceRight<ReactNode>(
      (inside, mark) => createElement(mark === 'owner' ? 'b' : mark, undefined, inside),
      <TextPart>{text}</TextPart>,
    );
    return <Fragment key={index}>{marked}</Fragment>;
  });
}
