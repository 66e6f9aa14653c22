import { ExternalLink } from '#ui/ExternalLink.tsx';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import styles from './ExperienceType.module.css';
import type { ExperienceEntry } from './schema.ts';
import { experienceStrings } from './uiStrings.ts';

interface Props {
  type: NonNullable<ExperienceEntry['type']>;
  dataMineUrl: string;
}

/** The badge of a job. That of The Data Mine links out. */
export function ExperienceType({ type, dataMineUrl }: Props) {
  const { language, lang } = useUiStrings();
  const name = experienceStrings(language).types[type];
  return (
    <p className="mono">
      {type === 'the data mine' ? (
        <ExternalLink href={dataMineUrl} className={styles.badge}>
          <UiText>{name}</UiText>
        </ExternalLink>
      ) : (
        <span className={styles.badge} lang={lang}>
          {name}
        </span>
      )}
    </p>
  );
}
