import { Chips } from '#ui/Chips.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import styles from '#ui/Row.module.css';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import { withLevel } from './jsonResume.ts';
import type { Skills } from './schema.ts';

interface Props extends Skills {
  id: string;
}

/** Groups of skills. Main skills are highlighted. */
export function TechStack({ id, groups, note, lang }: Props) {
  const strings = useUiStrings().skills;
  return (
    <PageSection id={id} heading={strings.heading}>
      <div className="text">
        {groups.map(({ name, level, items, ...group }, index) => (
          <div key={index} className={styles.row} lang={group.lang}>
            <h3 className="label">
              <Text>{withLevel({ name, level })}</Text>
            </h3>
            <Chips items={items.map((item) => ({ ...item, name: withLevel(item) }))} />
          </div>
        ))}
      </div>
      {note && (
        <p className="notes label" lang={lang}>
          <Text>{note}</Text>
        </p>
      )}
    </PageSection>
  );
}
