import { listComma, withDetail } from '#base/uiStrings.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Text } from '#ui/Text.tsx';
import { ContentIn, useUiStrings } from '#ui/uiStrings.tsx';
import type { Skills } from './schema.ts';
import styles from './TechStack.module.css';

interface Props extends Skills {
  id: string;
}

/** Groups of skills, as words. Main skills are highlighted. */
export function TechStack({ id, heading, groups, note, lang }: Props) {
  const strings = useUiStrings();
  return (
    <PageSection id={id} heading={heading ?? strings.skills.heading} isOwnerText={heading !== undefined} lang={lang}>
      <div className={`rest ${styles.groups}`}>
        {groups.map(({ name, level, items, ...group }, index) => (
          <ContentIn key={index} lang={group.lang}>
            <div lang={group.lang}>
              <h3 className="label">
                <Text>{withDetail(name, level, strings)}</Text>
              </h3>
              <Words items={items.map((item) => ({ ...item, name: withDetail(item.name, item.level, strings) }))} />
            </div>
          </ContentIn>
        ))}
      </div>
      {note && (
        <p className={`label ${styles.note}`} lang={lang}>
          <Text>{note}</Text>
        </p>
      )}
    </PageSection>
  );
}

function Words({ items }: { items: readonly { name: string; highlight?: boolean }[] }) {
  const strings = useUiStrings();
  const comma = listComma(strings);
  return (
    <ul>
      {items.map(({ name, highlight }, index) => (
        <li key={index}>
          <bdi>
            {highlight ? (
              <b>
                <Text>{name}</Text>
              </b>
            ) : (
              <Text>{name}</Text>
            )}
          </bdi>
          {highlight && (
            <span className="visually-hidden" lang={strings.lang}>
              {strings.comma + strings.skills.main}
            </span>
          )}
          {index < items.length - 1 && comma}
        </li>
      ))}
    </ul>
  );
}
