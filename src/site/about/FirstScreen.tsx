import type { ReactNode } from 'react';
import { widthOf } from '#base/characters.ts';
import { joinUnits } from '#base/units.ts';
import { routes } from '#base/urls.ts';
import type { Site } from '#sections/owner/schema.ts';
import { fits } from '#sections/tile.ts';
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
  const { name, tagline, role } = owner;
  const statement = joinShortWords(joinUnits(tagline ?? name));
  // Without works the showcase has the role, and it is large there.
  const lead = intro ?? (hasFacts ? role : undefined);
  const isLong = lead && widthOf(lead) > longLead;
  const size = (tagline ? sizeOf(statement) : sizeOfName(name)) ?? (isLong ? styles.long : '');

  return (
    <div className={styles.front}>
      <h1 className={`label ${styles.heading}`} lang={strings.lang}>
        {strings.about.heading}
      </h1>
      <p className={`${styles.statement} ${size}`}>{statement}</p>
      <div className={`grid ${styles.grid}`}>
        <div className={`${lead || sections.length ? 'text' : styles.alone} ${styles.words}`}>
          {lead && (
            <p className={isLong ? undefined : 'lead'}>
              <Text>{lead}</Text>
            </p>
          )}
          <p className={styles.acts} lang={strings.lang}>
            <a className={`go ${styles.first}`} href={href(routes.resume)} download={`${name}.pdf`}>
              {strings.downloadResume}
            </a>
            {canWrite && (
              <a className="go" href={href(routes.contact)}>
                {strings.about.write}
              </a>
            )}
          </p>
        </div>
        {hasFacts && (
          <OwnerFacts owner={intro ? owner : { ...owner, role: undefined }} className={`notes ${styles.facts}`} />
        )}
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

/** A lead of more than four lines, in characters, is as large as the text, below a smaller statement. */
const longLead = 170;

/** The longer the statement, the smaller it is set, so that the showcase stays in view. */
function sizeOf(statement: string): string | undefined {
  if (statement.length > 80) return styles.longest;
  return statement.length > 40 ? styles.long : undefined;
}

/** A name has two lines at most: so many characters of each size fit a phone's line. */
function sizeOfName(name: string): string | undefined {
  const parts = name.replaceAll('-', '- ');
  if (fits(parts, 16)) return undefined;
  return fits(parts, 23) ? styles.long : styles.longest;
}

/**
 * Returns a text in which no line ends with a word of up to four letters, which belongs to the next: in large type it
 * reads better, and lines break alike in the typeface and in the one before it. Never a part too wide for a phone.
 */
const joinShortWords = (text: string): string => text.replace(/(?<!\S)(\p{L}{1,4}) (\S{1,7})(?!\S)/gu, '$1\u00a0$2');
