import { ExternalLink } from '#ui/ExternalLink.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './ExperienceType.module.css';
import type { ExperienceEntry } from './experience.ts';
import { experienceStrings } from './uiStrings.ts';

interface Props {
  type: NonNullable<ExperienceEntry['type']>;
  dataMineUrl: string;
}

/** Internship, or a Data Mine badge that links out. */
export function ExperienceType({ type, dataMineUrl }: Props) {
  const strings = experienceStrings(useUiStrings().language);
  return (
    <p className="mono">
      {type === 'internship' ? (
        <span className={styles.badge}>{strings.internship}</span>
      ) : (
        <ExternalLink href={dataMineUrl} className={styles.badge}>
          {strings.dataMine}
        </ExternalLink>
      )}
    </p>
  );
}
