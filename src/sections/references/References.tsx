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

/** Quotes about the owner. */
export function References({ id, foldAfter, references }: Props) {
  const strings = useUiStrings();
  const folded = references.slice(foldAfter);
  return (
    <PageSection id={id} heading={strings.references.heading}>
      <Quotes references={references.slice(0, foldAfter)} />
      {folded.length > 0 && (
        <Fold id={foldId(id)} label={strings.more(folded.length)}>
          <Quotes references={folded} />
        </Fold>
      )}
    </PageSection>
  );
}

function Quotes({ references }: Pick<Props, 'references'>) {
  return (
    <div className={`rest ${styles.quotes} ${references.length > 1 ? styles.several : ''}`}>
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
