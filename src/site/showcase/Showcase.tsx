import type { ReactNode } from 'react';
import { softHyphen } from '#base/characters.ts';
import { joinSentences } from '#base/sentences.ts';
import { routes } from '#base/urls.ts';
import type { Site } from '#sections/contentFiles.ts';
import type { ShowcaseTile } from '#sections/showcase.ts';
import { spansOf } from '#sections/tile.ts';
import type { Image } from '#ui/image.ts';
import { Picture } from '#ui/Picture.tsx';
import { Counts, Text } from '#ui/Text.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import type { ShownShowcase } from '../prepare.ts';
import label from './Label.module.css';
import plates from './Plate.module.css';
import styles from './Showcase.module.css';
import tritone from './Tritone.module.css';

interface Props extends ShownShowcase {
  projects?: number;
  facts?: ReactNode;
  photos?: Site['photos'];
  children: ReactNode;
}

export const hasPlate = (tiles: readonly unknown[]): boolean => tiles.length < 3;

export const projectsBeyond = (tiles: ShownShowcase['tiles'], projects: number): number | undefined =>
  projects > tiles.filter(({ figure }) => figure).length ? projects : undefined;

export function Showcase({ tiles, summary, projects = 0, facts, photos, children }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  const counts = <Counts>{summary}</Counts>;
  const all = projectsBeyond(tiles, projects);
  return (
    <div className={`frame ${styles.frame}`}>
      <Places tiles={tiles} plate={tiles.length ? <p lang={strings.lang}>{counts}</p> : facts} photos={photos}>
        {children}
        <AuthorCaption />
      </Places>
      {!hasPlate(tiles) && (
        <p className={label.summary} lang={strings.lang}>
          <span dir="auto">{counts}</span>
          {all && (
            <a className="go" href={href(routes.projects)}>
              {strings.all(strings.projects.count(all))}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

interface PlacesProps extends Pick<ShownShowcase, 'tiles'>, Pick<Props, 'photos'> {
  plate: ReactNode;
  /** Path of the work whose page it is on, and that of the next one. */
  here?: string;
  next?: string;
  children: ReactNode;
}

/** The places of the showcase, always a full rectangle: the author, then the works. */
export function Places({ tiles, plate, photos, here, next, children }: PlacesProps) {
  const strings = useUiStrings();
  const isHome = here === undefined;
  const places = tiles.length + 1;
  // A span of 3 is the default in Showcase.module.css.
  const spans = spansOf(places).map((span) => (span === 3 ? undefined : span));
  const gray = tiles.some(({ image }) => image.kind === 'photo') ? tritone.tritone : '';
  const tones = photos === 'color' ? styles.colored : gray;
  return (
    <ol className={`ruled ${styles.showcase} ${tones}`} data-places={places} aria-label={strings.about.showcase}>
      <li data-span={spans[0]}>{children}</li>
      {tiles.map((tile, index) => (
        <li key={index} data-span={spans[index + 1]} className={next && tile.path === next ? styles.next : undefined}>
          <Work {...tile} labelId={isHome ? `work-${index + 1}` : undefined} isHere={!isHome && tile.path === here} />
          {isHome && (
            <p id={`work-${index + 1}`} className={label.label}>
              <span lang={tile.lang}>
                <b>
                  <Text>{(tile.text ? joinSentences(tile.title) : undefined) ?? tile.title}</Text>
                </b>{' '}
                {tile.text && <Text>{tile.text}</Text>}
              </span>
            </p>
          )}
        </li>
      ))}
      {hasPlate(tiles) && plate && <li className={plates.plate}>{plate}</li>}
    </ol>
  );
}

export function AuthorCaption() {
  const strings = useUiStrings();
  return (
    <p className={`mono ${label.caption}`} lang={strings.lang}>
      <span>{strings.figure(0)}</span> <b>{strings.about.author}</b>
    </p>
  );
}

/** Returns whether a word has more letters than fit on a line of eight places in a wide window. */
const hasLongWord = (caption: string): boolean => /[^\s-]{16}/.test(caption.replaceAll(softHyphen, ''));

interface WorkProps extends ShowcaseTile<Image> {
  /** On the home page. */
  labelId?: string;
  isHere: boolean;
}

function Work({ labelId, label: kind, caption, lang, path, image, tone, figure, isHere }: WorkProps) {
  const strings = useUiStrings();
  const href = useHref();
  const inside = (
    <>
      {isHere ? (
        <svg className={styles.image} viewBox="0 0 80 80" aria-hidden="true">
          <circle className="ink" cx="40" cy="40" r="5" />
        </svg>
      ) : (
        <Picture image={image} tone={tone} figure={figure} className={styles.image} eager={Boolean(labelId)} />
      )}
      <span className={`mono ${label.caption}`}>
        <span lang={strings.lang}>{kind}</span>{' '}
        <b lang={lang} className={hasLongWord(caption) ? label.divided : undefined}>
          <Text>{caption}</Text>
        </b>
      </span>
    </>
  );
  // On the home page, a link to an entry is only a fragment, so that it also works at /home.
  const url = isHere ? undefined : labelId && path?.startsWith('/#') ? path.slice(1) : path && href(path);
  return url ? (
    <a href={url} aria-describedby={labelId}>
      {inside}
    </a>
  ) : (
    <div aria-current={isHere ? 'page' : undefined}>{inside}</div>
  );
}
