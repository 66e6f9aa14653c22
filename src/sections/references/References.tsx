import { Fold } from '#ui/Fold.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './References.module.css';
import type { PersonalReference } from './schema.ts';
import { referencesStrings } from './uiStrings.ts';

interface Props {
  id: string;
  references: readonly PersonalReference[];
}

/** Number of references that are not folded. */
const most = 4;

/** Quotes about the owner. */
export function References({ id, references }: Props) {
  const strings = referencesStrings(useUiStrings().language);
  return (
    <PageSection id={id} heading={strings.heading}>
      <Quotes references={references.slice(0, most)} />
      {references.length > most && (
        <Fold id={`${id}-all`} label={strings.all(references.length)}>
          <Quotes references={references.slice(most)} />
        </Fold>
      )}
    </PageSection>
  );
}

function Quotes({ references }: Pick<Props, 'references'>) {
  return (
    <div className={`rest ${styles.quotes}`}>
      {references.map(({ lang, person, role, quote }, index) => (
        <figure key={index} lang={lang}>
          {quote && (
            <blockquote>
              <p>{quote}</p>
            </blockquote>
          )}
          {(person || role) && (
            <figcaption>
              {person && (
                <p>
                  <b>{person}</b>
                </p>
              )}
              {role && <p>{role}</p>}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
