import type { ReactNode } from 'react';
import { joinUnits } from '#base/units.ts';
import { routes } from '#base/urls.ts';
import type { Site } from '#sections/owner/schema.ts';
import { LinkList } from '#ui/LinkList.tsx';
import { Text } from '#ui/Text.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import type { DrawnSection } from '../drawSections.tsx';
import styles from './FirstScreen.module.css';
import { OwnerFacts } from './OwnerFacts.tsx';

interface Props {
  owner: Pick<Site, 'name' | 'role' | 'tagline' | 'location' | 'lookingFor' | 'facts'>;
  intro?: string;
  /** Whether Contact has a form. */
  canWrite: boolean;
  /** The sections that follow on the page. */
  sections: readonly Pick<DrawnSection, 'id' | 'name' | 'isOwn'>[];
  /** Shows the facts beside the text. Without a work the showcase has them. */
  hasFacts?: boolean;
  /** The showcase. */
  children: ReactNode;
}

/**
 * Name, what the person does, where, what is sought, résumé, contact and the works: all of it unscrolled.
 * The order is the phone's, so that the focus follows the eye; a wide window places the same parts by grid lines.
 */
export function FirstScreen({ owner, intro, canWrite, sections, hasFacts = true, children }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  const statement = joinShortWords(joinUnits(owner.tagline ?? owner.name));

  return (
    <div className={styles.front}>
      <h1 className={`label ${styles.heading}`} lang={strings.lang}>
        {strings.about.heading}
      </h1>
      <p className={`${styles.statement} ${sizeOf(statement) ?? ''}`}>{statement}</p>
      <div className={`grid ${styles.grid}`}>
        <div className={`text ${styles.words}`}>
          {intro && (
            <p className="lead">
              <Text>{intro}</Text>
            </p>
          )}
          <p className={styles.acts} lang={strings.lang}>
            <a className={`go ${styles.first}`} href={href(routes.resume)} download={`${owner.name}.pdf`}>
              {strings.downloadResume}
            </a>
            {canWrite && (
              <a className="go" href={href(routes.contact)}>
                {strings.about.write}
              </a>
            )}
          </p>
        </div>
        {hasFacts && <OwnerFacts owner={owner} className={`notes ${styles.facts}`} />}
        {children}
        {sections.length > 0 && (
          <LinkList
            label={strings.about.onThisPage}
            links={sections.map(({ id, ...section }) => ({ href: `#${id}`, ...section }))}
            className={`rail ${styles.jump}`}
          />
        )}
      </div>
    </div>
  );
}

/** The longer the statement, the smaller it is set, so that the showcase stays in view. */
function sizeOf(statement: string): string | undefined {
  if (statement.length > 80) return styles.longest;
  return statement.length > 40 ? styles.long : undefined;
}

/**
 * Returns a text in which no line ends with a word of up to four letters, which belongs to the next: in large type it
 * reads better, and lines break alike in the typeface and in the one before it. Never a part too wide for a phone.
 */
const joinShortWords = (text: string): string => text.replace(/(?<!\S)(\p{L}{1,4}) (\S{1,7})(?!\S)/gu, '$1\u00a0$2');
