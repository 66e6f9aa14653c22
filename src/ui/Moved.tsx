import { uiStringsFor } from '#base/uiStrings.ts';
import { PageHead } from './PageHead.tsx';
import { Text } from './Text.tsx';
import { UiStringsProvider } from './uiStrings.tsx';

interface Props {
  title: string;
  lang?: string;
  href: string;
  language: string;
}

/** The page at an alias, shown until the browser follows the redirect. */
export function Moved({ title, lang, href, language }: Props) {
  return (
    <UiStringsProvider language={language}>
      <div>
        <PageHead heading={uiStringsFor(language).moved} />
        <p>
          <a className="go" href={href} lang={lang}>
            <Text>{title}</Text>
          </a>
        </p>
      </div>
    </UiStringsProvider>
  );
}
