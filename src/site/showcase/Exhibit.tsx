import { routes } from '#base/urls.ts';
import { Text } from '#ui/Text.tsx';
import { UiText, useHref, useUiStrings } from '#ui/uiStrings.tsx';
import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowRight from '~icons/lucide/arrow-right';
import { Portrait } from '../about/Portrait.tsx';
import type { PageContent } from '../prepare.ts';
import styles from './Exhibit.module.css';
import label from './Label.module.css';
import { AuthorCaption, hasPlate, Places } from './Showcase.tsx';

interface WorkLink {
  figure?: string;
  title: string;
  lang?: string;
  path: string;
}

interface Props {
  content: PageContent;
  path: string;
  more: string;
  previous?: WorkLink;
  next?: WorkLink;
  /** Name of the link to all projects, if there are more than in the showcase. */
  all?: string;
}

/** The end of a work's page: the showcase with the work's place empty, and links to the works before and after. */
export function Exhibit({ content, path, more, previous, next, all }: Props) {
  const { about, lang, previous: before, next: after, colon } = useUiStrings();
  const href = useHref();
  const { tiles } = content.renderData.showcase;
  const notice = tiles.some((tile) => tile.path === path) && <p lang={lang}>{about.emptyPlace}</p>;
  const isOnPlate = hasPlate(tiles);
  return (
    <div className={`on-screen ${styles.exhibit}`}>
      {tiles.length > 0 && (
        <Places tiles={tiles} plate={notice} photos={content.site.photos} here={path} next={next?.path}>
          <a href={href(routes.about)}>
            <Portrait content={content} />
            <AuthorCaption />
          </a>
        </Places>
      )}
      <div className={`${label.summary} ${styles.line}`}>
        {!isOnPlate && notice}
        {(previous ?? next ?? all) && (
          <nav className="flow" aria-label={more}>
            {previous && (
              <a className="go" href={href(previous.path)} rel="prev">
                <ArrowLeft />
                <WorkName {...previous} relation={before + colon} />
              </a>
            )}
            {next && (
              <a className="go" href={href(next.path)} rel="next">
                <WorkName {...next} relation={after + colon} />
                <ArrowRight />
              </a>
            )}
            {all && (
              <a className="go" href={href(routes.projects)}>
                <UiText>{all}</UiText>
              </a>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

/** The name of a work, with its relation to this one for screen readers: the arrow shows it. */
const WorkName = ({ relation, figure, title, lang }: WorkLink & { relation: string }) => (
  <span>
    <span className="visually-hidden">
      <UiText>{relation}</UiText>
    </span>
    {figure && <UiText>{`${figure} `}</UiText>}
    <span lang={lang}>
      <Text>{title}</Text>
    </span>
  </span>
);
