import { renderToStaticMarkup } from 'react-dom/server';
import { PageSection } from '#ui/PageSection.tsx';
import { Prose } from '#ui/Prose.tsx';
import { Text } from '#ui/Text.tsx';
import { useUiStrings } from '#ui/uiStrings.tsx';
import styles from './Background.module.css';

interface Props {
  id: string;
  /** What the first screen doesn't show of a long intro. */
  rest?: string;
  /** The body as HTML. */
  html?: string;
  lang?: string;
}

/** The owner's paragraphs. */
export function Background({ id, rest, html, lang }: Props) {
  const strings = useUiStrings().about;
  const first = rest && (
    <p>
      <Text>{rest}</Text>
    </p>
  );
  return (
    <PageSection id={id} heading={strings.background}>
      <Prose
        html={[first && renderToStaticMarkup(first), html].filter(Boolean).join('\n')}
        className={`text ${styles.background}`}
        lang={lang}
      />
    </PageSection>
  );
}
