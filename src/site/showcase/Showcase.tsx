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
import plate from './Plate.module.css';
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

/** With so many places and fewer, a plate makes the row whole. */
const mostBesidePlate = 3;

/** A vitrine of ruled places, always a whole rectangle: the author, then what the owner has done. */
export function Showcase({ tiles, summary, projects = 0, facts, children }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  const places = tiles.length + 1;
  // What an eighth is on a wide window is a quarter on a phone: the stylesheet knows that one.
  const spans = spansOf(places).map((span) => (span === 3 ? undefined : span));
  const hasPlate = places <= mostBesidePlate;
  // No line ends with a number.
  const counts = summary.replace(/(\d) /g, '$1\u00a0');
  return (
    <div className={`frame ${styles.frame}`}>
      <ol className={`${styles.showcase} ${tritone.tritone}`} data-places={places} aria-label={strings.about.showcase}>
        <li data-span={spans[0]}>
          <div className={styles.author}>{children}</div>
          <p className={`mono ${styles.caption}`} lang={strings.lang}>
            <span>{strings.figure(0)}</span> <b>{strings.about.author}</b>
          </p>
        </li>
        {tiles.map(({ tile, image }, index) => (
          <li key={index} data-span={spans[index + 1]}>
            <Work {...tile} image={image} labelId={`work-${index + 1}`} />
            <p id={`work-${index + 1}`} className={label.label}>
              <span>
                <b>{tile.text ? sentences(tile.title) : tile.title}</b> {tile.text && <Text>{tile.text}</Text>}
              </span>
            </p>
          </li>
        ))}
        {hasPlate && <li className={plate.plate}>{tiles.length ? <p lang={strings.lang}>{counts}</p> : facts}</li>}
      </ol>
      {!hasPlate && (
        <p className={label.summary} lang={strings.lang}>
          <span dir="auto">{counts}</span>
          {projects > tiles.length && (
            <a className="go" href={href(routes.projects)}>
              {projectsStrings(strings.language).allProjects(projects)}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** A work: a link to its page or its entry, if it has one. */
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
}: Omit<ShowcaseTile, 'image'> & { image: Image; labelId: string }) {
  const { lang } = useUiStrings();
  const href = useHref();
  const inside = (
    <>
      <Picture image={image} tone={tone} figure={figure} className={styles.image} eager />
      <span className={`mono ${styles.caption}`}>
        <span lang={lang}>{label}</span> <b>{name}</b>
        {isUntitled && ' '}
        {isUntitled && <span className="visually-hidden">{title}</span>}
      </span>
    </>
  );
  // A place on this very page keeps its address, /home.
  const address = path?.startsWith('/#') ? path.slice(1) : path && href(path);
  return address ? (
    <a href={address} aria-describedby={labelId}>
      {inside}
    </a>
  ) : (
    <div>{inside}</div>
  );
}
