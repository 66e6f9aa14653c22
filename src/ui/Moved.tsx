import { uiStringsFor } from '#base/uiStrings.ts';
import { PageHead } from './PageHead.tsx';
import { UiStringsProvider } from './uiStrings.tsx';

interface Props {
  title: string;
  href: string;
  language: string;
}

/** The page at an alias, shown until the browser follows the redirect. */
export function Moved({ title, href, language }: Props) {
  return (
    <UiStringsProvider language={language}>
      <div>
        <PageHead heading={uiStringsFor(language).moved} />
        <p>
          <a className="go" href={href}>
            {title}
          </a>
        </p>
      </div>
    </UiStringsProvider>
  );
}
