import { PageHead } from './PageHead.tsx';
import { UiStringsProvider, useUiStrings } from './uiStrings.tsx';

interface Props {
  title: string;
  href: string;
}

/** The page at an alias, shown until the browser follows the redirect. */
export function Moved({ language, ...page }: Props & { language: string }) {
  return (
    <UiStringsProvider language={language}>
      <Notice {...page} />
    </UiStringsProvider>
  );
}

function Notice({ title, href }: Props) {
  return (
    <div>
      <PageHead heading={useUiStrings().moved} />
      <p>
        <a className="go" href={href}>
          {title}
        </a>
      </p>
    </div>
  );
}
