import { ExternalLink } from '#ui/ExternalLink.tsx';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import styles from './ExperienceType.module.css';
import { typeName } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';

interface Props {
  type: NonNullable<ExperienceEntry['type']>;
  dataMineUrl: string;
}

/** The badge of a job. That of The Data Mine links out. */
export function ExperienceType({ type, dataMineUrl }: Props) {
  const strings = useUiStrings();
  return (
    <p className="mono">
      {type === 'the data mine' ? (
        <ExternalLink href={dataMineUrl} className={styles.badge}>
          <UiText>{typeName(type, strings)}</UiText>
        </ExternalLink>
      ) : (
        <span className={styles.badge} lang={strings.lang}>
          {typeName(type, strings)}
        </span>
      )}
    </p>
  );
}
