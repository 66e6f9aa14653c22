import { formatDuration, formatPeriod, type Month, type Period } from '#base/dates.ts';
import { Bullets } from '#ui/Bullets.tsx';
import { Chips } from '#ui/Chips.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Fold } from '#ui/Fold.tsx';
import type { Image } from '#ui/image.ts';
import { Picture } from '#ui/Picture.tsx';
import { Counts, Dates, Text } from '#ui/Text.tsx';
import { ContentIn, UiText, useUiStrings } from '#ui/uiStrings.tsx';
import styles from './ExperienceList.module.css';
import { distinctJob, type Employer, entryId, shownEmployers, typeName, withMonograms } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';

interface SharedProps {
  /** The month of the build: what "present" means. */
  present: Month;
  dataMineUrl: string;
}

interface Props extends SharedProps {
  entries: readonly ExperienceEntry[];
  logos: ReadonlyMap<ExperienceEntry, Image>;
}

export function ExperienceList({ entries, logos, ...shared }: Props) {
  const strings = useUiStrings();
  const employers = withMonograms(entries);
  const count = shownEmployers(employers.length);
  const list = (some: typeof employers) => (
    <ol>
      {some.map(([employer, monogram]) => {
        const [{ slug, lang }, ...others] = employer.roles;
        const logo = employer.roles.flatMap((role) => logos.get(role) ?? [])[0];
        return (
          <ContentIn key={slug} lang={others.length ? undefined : lang}>
            <ExperienceItem employer={employer} monogram={monogram} logo={logo} {...shared} />
          </ContentIn>
        );
      })}
    </ol>
  );
  return (
    <>
      {list(employers.slice(0, count))}
      {count < employers.length && (
        <div className={styles.earlier}>
          <Fold id="earlier" label={strings.more(employers.length - count)}>
            {list(employers.slice(count))}
          </Fold>
        </div>
      )}
    </>
  );
}

interface ItemProps extends SharedProps {
  employer: Employer;
  /** Of the company. If omitted, its monogram is drawn. */
  logo?: Image;
  monogram: Image;
}

/** A job: logo and period, title, company, summary and paragraphs, type and technologies. Or several at one employer. */
function ExperienceItem({ employer, logo, monogram, ...shared }: ItemProps) {
  const strings = useUiStrings();
  const { roles, websiteUrl, location, period } = employer;
  const [entry] = roles;
  const { company } = entry;
  const hasRoles = roles.length > 1;
  // Of several roles, each is marked with its own language.
  const [own, firstOnes] = hasRoles ? [undefined, entry.lang] : [entry.lang, undefined];
  const title = hasRoles ? undefined : distinctJob(entry).title;
  const name = (
    <bdi>
      <Text>{company}</Text>
    </bdi>
  );
  // The arrow has the direction of the page.
  const link = websiteUrl ? <ExternalLink href={websiteUrl}>{name}</ExternalLink> : name;
  // Without a title the company is the heading.
  const beside = title && company && link;
  return (
    <li
      className={`grid ${styles.entry}${hasRoles ? ` ${styles.employer}` : ''}`}
      id={hasRoles ? undefined : entryId(entry.slug)}
      lang={own}
    >
      <h2 className="text" lang={firstOnes}>
        <ContentIn lang={firstOnes}>{title ? <Text>{title}</Text> : link}</ContentIn>
      </h2>
      {(beside || location) && (
        <p className={`notes ${styles.company}`} lang={firstOnes}>
          {beside}
          {beside && location && strings.comma}
          {location && (
            <bdi>
              <Text>{location}</Text>
            </bdi>
          )}
        </p>
      )}
      <div className={`rail ${styles.beside} ${styles.when}`}>
        <Picture image={logo ?? monogram} tone={logo ? 'neutral' : 'own'} className={styles.logo} />
        <When period={period} roles={roles} present={shared.present} />
      </div>
      {hasRoles ? (
        <ol className={styles.roles}>
          {roles.map((role) => (
            <ContentIn key={role.slug} lang={role.lang}>
              <Role role={role} hasPlace={!location} {...shared} />
            </ContentIn>
          ))}
        </ol>
      ) : (
        <Description role={entry} {...shared} />
      )}
    </li>
  );
}

interface RoleProps extends SharedProps {
  role: ExperienceEntry;
}

function Role({ role, hasPlace, ...shared }: RoleProps & { hasPlace: boolean }) {
  const { title, location } = distinctJob(role);
  const place = hasPlace && location;
  return (
    <li className={`grid ${styles.role}`} id={entryId(role.slug)} lang={role.lang}>
      {title && (
        <h3 className="text">
          <Text>{title}</Text>
        </h3>
      )}
      {place && (
        <p className={`notes ${styles.company}`}>
          <bdi>
            <Text>{place}</Text>
          </bdi>
        </p>
      )}
      <div className={`rail ${styles.beside}`}>
        <When period={role} roles={[role]} present={shared.present} />
      </div>
      <Description role={role} {...shared} />
    </li>
  );
}

/** A period with the months of its roles. */
function When({ period, roles, present }: { period: Period; roles: readonly Period[]; present: Month }) {
  const strings = useUiStrings();
  const written = formatPeriod(period, strings);
  const duration = formatDuration(roles, present, strings.language);
  if (!written && !duration) return null;
  return (
    <p className="label" lang={strings.lang}>
      {written && (
        <span className={styles.period}>
          <Dates>{written}</Dates>
        </span>
      )}
      {written && duration && <br />}
      {duration && <Counts>{duration}</Counts>}
    </p>
  );
}

/** Texts of a role, its badge and its technologies. The badge of The Data Mine links out. */
function Description({ role, dataMineUrl }: Omit<RoleProps, 'present'>) {
  const strings = useUiStrings();
  const { summary, description, type, technologies } = role;
  return (
    <>
      <div className={`text ${styles.words}`}>
        {summary && (
          <p className={styles.summary}>
            <Text>{summary}</Text>
          </p>
        )}
        <Bullets items={description} />
      </div>
      <div className={`notes ${styles.facts}`}>
        {type && (
          <p className="mono">
            <Badge type={type} dataMineUrl={dataMineUrl} />
          </p>
        )}
        {technologies.length > 0 && <Chips items={technologies} label={strings.technologies} />}
      </div>
    </>
  );
}

function Badge({ type, dataMineUrl }: Required<Pick<ExperienceEntry, 'type'>> & Pick<SharedProps, 'dataMineUrl'>) {
  const strings = useUiStrings();
  const name = <UiText>{typeName(type, strings)}</UiText>;
  if (type !== 'the data mine') return <span className={styles.badge}>{name}</span>;
  return (
    <ExternalLink href={dataMineUrl} className={styles.badge}>
      {name}
    </ExternalLink>
  );
}
