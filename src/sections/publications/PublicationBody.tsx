import { Fragment } from 'react';
import { formatDate } from '#base/dates.ts';
import { listComma } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import { inLanguage } from '#ui/ContentLanguage.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Fact, FactLine } from '#ui/Facts.tsx';
import type { Image } from '#ui/image.ts';
import { Prose } from '#ui/Prose.tsx';
import facts from '#ui/Spread.module.css';
import { Spread } from '#ui/Spread.tsx';
import { ContentIn, UiText, useUiStrings } from '#ui/uiStrings.tsx';
import { type Work, Works } from '#ui/Works.tsx';
import { FilterLink } from '../FilterLink.tsx';
import styles from './PublicationBody.module.css';
import {
  type Marks,
  MarksKey,
  PublicationLinks,
  type PublicationProps,
  Reference,
  Remarks,
} from './PublicationParts.tsx';
import { kindOf } from './section.ts';
import { typeQuery } from './types.ts';

interface Props extends Pick<PublicationProps, 'publication'> {
  image: Image;
  marks: Marks;
  /** The abstract as HTML. */
  html?: string;
  /** What names the publication. */
  related: readonly { heading: string; works: readonly Work[] }[];
}

export function PublicationBody({ publication, image, html, marks, related }: Props) {
  const strings = useUiStrings();
  const { lang, title, types, list, source, date, when } = publication;
  const kind = kindOf(publication, strings) || strings.publications.tile;
  const kinds = types.map((type) => {
    const name = strings.publications.types[type];
    // About has no filter.
    return list === routes.about ? name : <FilterLink key={type} path={list} query={typeQuery(type)} name={name} />;
  });
  return (
    <article {...inLanguage(lang)}>
      <ContentIn lang={lang}>
        <Spread
          title={title}
          lang={lang}
          tone="research"
          image={image}
          meta={
            <p className={`label ${styles.types}`}>
              <UiText>
                <FactLine facts={kinds.length ? kinds : [kind]} />
              </UiText>
            </p>
          }
          facts={
            <>
              {source.length > 0 && (
                <Fact term={kind} className={facts.rest}>
                  <Reference runs={source} />
                </Fact>
              )}
              {when && (
                <Fact term={strings.projects.facts.date} className={facts.one}>
                  {date && when === date.slice(0, 4) ? <UiText>{formatDate(date, strings.language)}</UiText> : when}
                </Fact>
              )}
              <Fact term={strings.projects.facts.links}>
                <PublicationLinks publication={publication} />
              </Fact>
            </>
          }
        >
          <Authors publication={publication} />
          <div className={`text ${styles.remarks}`}>
            <MarksKey publications={[publication]} marks={marks} />
            <Remarks publication={publication} />
          </div>
          {html && (
            <>
              <h2 className={`rail ${styles.heading}`} lang={strings.lang}>
                {strings.publications.abstract}
              </h2>
              <Prose html={html} className="text" />
            </>
          )}
          {related.map((group) => (
            <Works key={group.heading} {...group} />
          ))}
        </Spread>
      </ContentIn>
    </article>
  );
}

function Authors({ publication: { authors, others } }: Pick<PublicationProps, 'publication'>) {
  const strings = useUiStrings();
  if (!authors.length) return null;
  return (
    <p className={`${facts.lead} ${styles.authors}`}>
      {authors.map(({ name, isOwner, marks, url }, index) => (
        <Fragment key={index}>
          {index > 0 && listComma(strings)}
          <bdi>
            {isOwner ? <b>{name}</b> : url ? <ExternalLink href={url}>{name}</ExternalLink> : name}
            {marks && <sup>{marks}</sup>}
          </bdi>
        </Fragment>
      ))}
      {others && <UiText>{listComma(strings) + others}</UiText>}
    </p>
  );
}
