import type { ReactNode } from 'react';
import { routes } from '#base/urls.ts';
import { projectsStrings } from '#sections/projects/uiStrings.ts';
import { sentences } from '#sections/section.ts';
import type { ShowcaseTile } from '#sections/showcase.ts';
import { spansOf } from '#sections/tile.ts';
import type { Image } from '#ui/image.ts';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import type { ShownShowcase } from '../prepare.tsx';
import label from './Label.module.css';
import plates from './Plate.module.css';
import styles from './Showcase.module.css';
import tritone from './Tritone.module.css';

interface Props extends ShownShowcase {
  /** How many projects there are, of which it may hold a part. */
  projects?: number;
  /** What the plate says where there is no tile. */
  facts?: ReactNode;
  /** The author's portrait. */
  children: ReactNode;
}

/** Whether a plate makes the row whole, beside so few tiles. */
export const hasPlate = (tiles: readonly unknown[]): boolean => tiles.length < 3;

/** Returns how many projects there are, if the showcase has not all of them. */
export const projectsBeyond = (tiles: ShownShowcase['tiles'], projects: number): number | undefined =>
  projects > tiles.filter(({ tile }) => tile.figure).length ? projects : undefined;

/** The showcase of the home page: below it, what it holds, and of what is pointed at a label. */
export function Showcase({ tiles, summary, projects = 0, facts, children }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  // No line ends with a number.
  const counts = summary.replace(/(\d) /g, '$1\u00a0');
  const all = projectsBeyond(tiles, projects);
  return (
    <div className={`frame ${styles.frame}`}>
      <Places tiles={tiles} plate={tiles.length ? <p lang={strings.lang}>{counts}</p> : facts} hasLabels>
        <div className={styles.author}>{children}</div>
        <AuthorCaption />
      </Places>
      {!hasPlate(tiles) && (
        <p className={label.summary} lang={strings.lang}>
          <span dir="auto">{counts}</span>
          {all && (
            <a className="go" href={href(routes.projects)}>
              {projectsStrings(strings.language).allProjects(all)}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

interface PlacesProps extends Pick<ShownShowcase, 'tiles'> {
  plate: ReactNode;
  hasLabels?: boolean;
  /** The page before the base path, whose place is empty. */
  here?: string;
  /** The author. */
  children: ReactNode;
}

/** A vitrine of ruled places, always a whole rectangle: the author, then what the owner has done. */
export function Places({ tiles, plate, hasLabels = false, here, children }: PlacesProps) {
  const strings = useUiStrings();
  const places = tiles.length + 1;
  // What an eighth is on a wide window is a quarter on a phone: the stylesheet knows that one.
  const spans = spansOf(places).map((span) => (span === 3 ? undefined : span));
  const tones = tiles.some(({ image }) => image.kind === 'photo') ? tritone.tritone : '';
  return (
    <ol className={`${styles.showcase} ${tones}`} data-places={places} aria-label={strings.about.showcase}>
      <li data-span={spans[0]}>{children}</li>
      {tiles.map(({ tile, image }, index) => (
        <li key={index} data-span={spans[index + 1]}>
          <Work
            {...tile}
            image={image}
            labelId={hasLabels ? `work-${index + 1}` : undefined}
            isHere={here !== undefined && tile.path === here}
          />
          {hasLabels && (
            <p id={`work-${index + 1}`} className={label.label}>
              <span>
                <b>{tile.text ? sentences(tile.title) : tile.title}</b> {tile.text && <Text>{tile.text}</Text>}
              </span>
            </p>
          )}
        </li>
      ))}
      {hasPlate(tiles) && <li className={plates.plate}>{plate}</li>}
    </ol>
  );
}

/** What the author's place is called. */
export function AuthorCaption() {
  const strings = useUiStrings();
  return (
    <p className={`mono ${styles.caption}`} lang={strings.lang}>
      <span>{strings.figure(0)}</span> <b>{strings.about.author}</b>
    </p>
  );
}

/** A work: a link to its page or its entry, if it has one. On its own page the place is empty. */
function Work({
  labelId,
  label,
  name,
  isUntitled,
  title,
  path,
  image,
  tone,
  figure,
  isHere,
}: Omit<ShowcaseTile, 'image'> & { image: Image; labelId?: string; isHere: boolean }) {
  const { lang } = useUiStrings();
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
      <span className={`mono ${styles.caption}`}>
        <span lang={lang}>{label}</span> <b>{name}</b>
        {isUntitled && ' '}
        {isUntitled && <span className="visually-hidden">{title}</span>}
      </span>
    </>
  );
  // A place on this very page keeps its address, /home.
  const address = isHere ? undefined : path?.startsWith('/#') ? path.slice(1) : path && href(path);
  return address ? (
    <a href={address} aria-describedby={labelId}>
      {inside}
    </a>
  ) : (
    <div aria-current={isHere ? 'page' : undefined}>{inside}</div>
  );
}
