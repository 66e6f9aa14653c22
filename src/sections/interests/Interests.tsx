import { PageSection } from '#ui/PageSection.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Picture as PictureData } from '#ui/picture.ts';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './Interests.module.css';
import { interestsStrings } from './uiStrings.ts';

export interface Interest {
  name: string;
  text?: string;
  picture?: PictureData;
}

interface Props {
  id: string;
  entries: readonly Interest[];
}

/** What the owner likes besides, as joined cards. */
export function Interests({ id, entries }: Props) {
  const strings = interestsStrings(useUiStrings().language);
  return (
    <PageSection id={id} heading={strings.heading}>
      <ul className={`rest ${styles.interests}`}>
        {entries.map(({ name, text, picture }) => (
          <li key={name}>
            {picture && <Picture picture={picture} tone="neutral" square className={styles.picture} />}
            <h3>{name}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
