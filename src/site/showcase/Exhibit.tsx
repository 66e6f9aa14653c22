import { routes } from '#base/urls.ts';
import { Art } from '#ui/Art.tsx';
import { drawInitials } from '#ui/monogram.ts';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { UiText, useHref, useUiStrings } from '#ui/uiStrings.tsx';
import type { PageContent } from '../prepare.ts';
import styles from './Exhibit.module.css';
import label from './Label.module.css';
import showcase from './Showcase.module.css';
import { AuthorCaption, hasPlate, Places } from './Showcase.tsx';

interface PageLink {
  name: string;
  title?: string;
  lang?: string;
  path: string;
  rel?: 'prev' | 'next';
}

interface Props {
  content: PageContent;
  path: string;
  outOfShowcase: string;
  more: string;
  links: readonly PageLink[];
}

/** The end of a work's page: the showcase with the work's place empty, and links to the works before and after. */
export function Exhibit({ content, path, outOfShowcase, more, links }: Props) {
  const { lang } = useUiStrings();
  const { tiles } = content.renderData.showcase;
  const notice = tiles.some((tile) => tile.path === path) && <p lang={lang}>{outOfShowcase}</p>;
  const isOnPlate = hasPlate(tiles);
  return (
    <div className={styles.exhibit}>
      {tiles.length > 0 && (
        <Places tiles={tiles} plate={notice} photos={content.site.photos} here={path}>
          <Author content={content} />
        </Places>
      )}
      <div className={`${label.summary} ${styles.line}`}>
        {!isOnPlate && notice}
        {links.length > 0 && (
          <nav aria-label={more}>
            {links.map((link) => (
              <WorkLink key={link.path} {...link} />
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}

function Author({ content: { site, renderData } }: Pick<Props, 'content'>) {
  const href = useHref();
  const { photo } = renderData;
  return (
    <a href={href(routes.about)}>
      <div className={showcase.author}>
        {photo?.kind === 'photo' ? (
          <Picture image={photo} tone="neutral" className={styles.photo} />
        ) : (
          <Art drawing={photo ?? drawInitials(site.name)} tone="neutral" />
        )}
      </div>
      <AuthorCaption />
    </a>
  );
}

function WorkLink({ name, title, lang, path, rel }: PageLink) {
  const href = useHref();
  return (
    <a className="go" href={href(path)} rel={rel}>
      <UiText>{name}</UiText>
      {title && (
        <span className="visually-hidden" lang={lang}>
          {' '}
          <Text>{title}</Text>
        </span>
      )}
    </a>
  );
}
