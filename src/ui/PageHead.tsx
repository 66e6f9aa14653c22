import styles from './PageHead.module.css';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  heading: string;
  /** If it isn't a UI string. */
  headingLang?: string;
  lead?: string;
  leadLang?: string;
}

export function PageHead({ heading, headingLang, lead, leadLang }: Props) {
  const { lang } = useUiStrings();
  return (
    <div className={`grid ${styles.head}`}>
      <h1 className={styles.heading} lang={headingLang ?? lang}>
        <Text>{heading}</Text>
      </h1>
      {lead && (
        <p className={`lead ${styles.lead}`} lang={leadLang}>
          <Text>{lead}</Text>
        </p>
      )}
    </div>
  );
}
