import { withDetail } from '#base/uiStrings.ts';
import { Chips } from '#ui/Chips.tsx';
import { PageSection } from '#ui/PageSection.tsx';
import styles from '#ui/Row.module.css';
import { Text } from '#ui/Text.tsx';
import { ContentIn, useUiStrings } from '#ui/uiStrings.tsx';
import type { Skills } from './schema.ts';

interface Props extends Skills {
  id: string;
}

/** Groups of skills. Main skills are highlighted. */
export function TechStack({ id, heading, groups, note, lang }: Props) {
  const strings = useUiStrings();
  return (
    <PageSection id={id} heading={heading ?? strings.skills.heading} isOwnerText={heading !== undefined} lang={lang}>
      <div className="text">
        {groups.map(({ name, level, items, ...group }, index) => (
          <ContentIn key={index} lang={group.lang}>
            <div className={styles.row} lang={group.lang}>
              <h3 className="label">
                <Text>{withDetail(name, level, strings)}</Text>
              </h3>
              <Chips items={items.map((item) => ({ ...item, name: withDetail(item.name, item.level, strings) }))} />
            </div>
          </ContentIn>
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
