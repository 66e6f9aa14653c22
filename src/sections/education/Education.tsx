import { distinctDegree } from '#base/distinct.ts';
import { PageSection } from '#ui/PageSection.tsx';
import styles from '#ui/Row.module.css';
import { useWords } from '#ui/words.tsx';
import type { EducationEntry } from './schema.ts';

interface Props {
  id: string;
  entries: readonly EducationEntry[];
}

/** Degrees with their years. */
export function Education({ id, entries }: Props) {
  const words = useWords();
  return (
    <PageSection id={id} heading={words.about.education}>
      <div className="text">
        {entries.map(distinctDegree).map(({ title, institution, start, end }) => (
          <div className={styles.row} key={`${start} ${end} ${title} ${institution}`}>
            {(start || end) && (
              <p className="label">{start && start !== end ? `${start}–${end ?? words.experience.present}` : end}</p>
            )}
            <div>
              <h3>{title ?? institution}</h3>
              {title && institution && <p className={styles.detail}>{institution}</p>}
            </div>
          </div>
        ))}
      </div>
    </PageSection>
  );
}
