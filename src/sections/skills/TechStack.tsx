import { Chips } from '#ui/Chips.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import styles from '#ui/Row.module.css';
import { useWords } from '#ui/words.tsx';
import type { Skills } from './schema.ts';
import { skillsWords } from './words.ts';

interface Props extends Skills {
  id: string;
}

/** Groups of skills; primary ones are highlighted. */
export function TechStack({ id, groups, note }: Props) {
  const words = skillsWords(useWords().language);
  return (
    <PageSection id={id} heading={words.heading}>
      <div className="text">
        {groups.map(({ name, items }) => (
          <div className={styles.row} key={name}>
            <h3 className="label">{name}</h3>
            <Chips items={items} />
          </div>
        ))}
      </div>
      {note && <p className="notes label">{note}</p>}
    </PageSection>
  );
}
