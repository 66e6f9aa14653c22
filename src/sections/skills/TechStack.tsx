import { listComma, withDetail } from '#base/uiStrings.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Text } from '#ui/Text.tsx';
import { ContentIn, useHref, useUiStrings } from '#ui/uiStrings.tsx';
import type { Skills } from './schema.ts';
import styles from './TechStack.module.css';

interface Props extends Skills {
  id: string;
  /** Returns the path of the works that show a skill, if there are any. */
  pathOf?: (name: string) => string | undefined;
}

/** Groups of skills, as words. Main skills are highlighted, those that works show are links to these. */
export function TechStack({ id, heading, groups, note, lang, pathOf }: Props) {
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
              <Words
                items={items.map(({ name, level, highlight }) => ({
                  name: withDetail(name, level, strings),
                  highlight,
                  path: pathOf?.(name),
                }))}
              />
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

function Words({ items }: { items: readonly { name: string; highlight: boolean; path?: string }[] }) {
  const strings = useUiStrings();
  const href = useHref();
  const comma = listComma(strings);
  return (
    <ul>
      {items.map(({ name, highlight, path }, index) => {
        const text = <Text>{name}</Text>;
        const word = highlight ? <b>{text}</b> : text;
        return (
          <li key={index}>
            <bdi>{path ? <a href={href(path)}>{word}</a> : word}</bdi>
            {highlight && (
              <span className="visually-hidden" lang={strings.lang}>
                {strings.comma + strings.skills.main}
              </span>
            )}
            {index < items.length - 1 && comma}
          </li>
        );
      })}
    </ul>
  );
}
