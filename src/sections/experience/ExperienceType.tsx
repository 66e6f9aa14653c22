import { ExternalLink } from '#ui/ExternalLink.tsx';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import styles from './ExperienceType.module.css';
import type { ExperienceEntry } from './schema.ts';
import { experienceStrings } from './uiStrings.ts';

interface Props {
  type: NonNullable<ExperienceEntry['type']>;
  dataMineUrl: string;
}

/** Internship, or a Data Mine badge that links out. */
export function ExperienceType({ type, dataMineUrl }: Props) {
  const { language, lang } = useUiStrings();
  const strings = experienceStrings(language);
  return (
    <p className="mono">
      {type === 'internship' ? (
        <span className={styles.badge} lang={lang}>
          {strings.internship}
        </span>
      ) : (
        <ExternalLink href={dataMineUrl} className={styles.badge}>
          <UiText>{strings.dataMine}</UiText>
        </ExternalLink>
      )}
    </p>
  );
}
