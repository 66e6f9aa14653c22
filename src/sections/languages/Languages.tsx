import { PageSection } from '#ui/PageSection.tsx';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './Languages.module.css';
import type { SpokenLanguage } from './section.ts';

interface Props {
  id: string;
  languages: readonly SpokenLanguage[];
}

/** Spoken languages with their levels, as one strip. */
export function Languages({ id, languages }: Props) {
  return (
    <PageSection id={id} heading={useUiStrings().languages.heading}>
      <ul className={`rest ${styles.strip}`}>
        {languages.map(({ lang, name, level }, index) => (
          <li key={index} lang={lang}>
            <b>
              <Text>{name}</Text>
            </b>
            {level && (
              <p className="label">
                <Text>{level}</Text>
              </p>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
