import { ExternalLink } from '#ui/ExternalLink.tsx';
import { useWords } from '#ui/words.tsx';
import styles from './ExperienceType.module.css';
import type { ExperienceEntry } from './experience.ts';
import { experienceWords } from './words.ts';

interface Props {
  type: NonNullable<ExperienceEntry['type']>;
  dataMineUrl: string;
}

/** Internship, or a Data Mine badge that links out. */
export function ExperienceType({ type, dataMineUrl }: Props) {
  const words = experienceWords(useWords().language);
  return (
    <p className="mono">
      {type === 'internship' ? (
        <span className={styles.badge}>{words.internship}</span>
      ) : (
        <ExternalLink href={dataMineUrl} className={styles.badge}>
          {words.dataMine}
        </ExternalLink>
      )}
    </p>
  );
}
