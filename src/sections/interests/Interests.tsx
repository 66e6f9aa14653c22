import type { Image } from '#ui/image.ts';
import { PageSection } from '#ui/PageSection.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './Interests.module.css';
import type { Interest } from './section.ts';

interface Props {
  id: string;
  entries: readonly Interest[];
  images: ReadonlyMap<Interest, Image>;
}

/** The owner's interests, as joined cards. */
export function Interests({ id, entries, images }: Props) {
  const strings = useUiStrings().interests;
  return (
    <PageSection id={id} heading={strings.heading}>
      <ul className={`rest ${styles.interests}`}>
        {entries.map((entry, index) => {
          const { name, text, lang } = entry;
          const image = images.get(entry);
          return (
            <li key={index} lang={lang}>
              {image && <Picture image={image} tone="neutral" square className={styles.image} />}
              <h3>
                <Text>{name}</Text>
              </h3>
              {text && (
                <p>
                  <Text>{text}</Text>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
