import { widthOf } from '#base/characters.ts';
import { Fold } from '#ui/Fold.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { foldId } from '../places.ts';
import styles from './References.module.css';
import type { PersonalReference } from './section.ts';

interface Props {
  id: string;
  foldAfter: number;
  references: readonly PersonalReference[];
}

/** Characters of a quote that is set in the size of a headline. */
const longestHeadline = 240;

/** Quotes about the owner. */
export function References({ id, foldAfter, references }: Props) {
  const strings = useUiStrings();
  const folded = references.slice(foldAfter);
  return (
    <PageSection id={id} heading={strings.references.heading}>
      <Quotes references={references.slice(0, foldAfter)} isLarge={isFewWords(references)} />
      {folded.length > 0 && (
        <Fold id={foldId(id)} label={strings.more(folded.length)}>
          <Quotes references={folded} />
        </Fold>
      )}
    </PageSection>
  );
}

/** Returns whether quotes are few and short enough for the size of a headline. */
const isFewWords = (references: Props['references']) =>
  references.length <= 2 && references.every(({ quote = '' }) => widthOf(quote) <= longestHeadline);

function Quotes({ references, isLarge = false }: Pick<Props, 'references'> & { isLarge?: boolean }) {
  const classes = [references.length > 1 && styles.several, isLarge && styles.large].filter(Boolean).join(' ');
  return (
    <div className={`rest ${styles.quotes} ${classes}`}>
      {references.map(({ lang, person, role, quote }, index) => (
        <figure key={index} lang={lang}>
          {quote && (
            <blockquote>
              <p>
                <Text>{quote}</Text>
              </p>
            </blockquote>
          )}
          {(person || role) && (
            <figcaption>
              {person && (
                <p>
                  <b>
                    <Text>{person}</Text>
                  </b>
                </p>
              )}
              {role && (
                <p>
                  <Text>{role}</Text>
                </p>
              )}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
