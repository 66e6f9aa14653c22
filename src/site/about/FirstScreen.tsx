import type { ReactNode } from 'react';
import { fitsLines, widthOf } from '#base/characters.ts';
import { routes } from '#base/urls.ts';
import type { Site } from '#sections/contentFiles.ts';
import { type OwnerFields, ownerFacts } from '#sections/owner/ownerFacts.ts';
import { Fact } from '#ui/Facts.tsx';
import { LinkList } from '#ui/LinkList.tsx';
import { sizeOf } from '#ui/largeType.ts';
import { Text } from '#ui/Text.tsx';
import { useHref, useUiStrings } from '#ui/uiStrings.tsx';
import type { DrawnSection } from '../drawSections.tsx';
import styles from './FirstScreen.module.css';

interface Props {
  owner: Pick<Site, 'name' | 'role' | 'tagline' | 'location' | 'lookingFor' | 'facts' | 'langs'>;
  intro?: string;
  introLang?: string;
  canWrite: boolean;
  sections: readonly Pick<DrawnSection, 'id' | 'name' | 'isOwnerText' | 'lang'>[];
  /** Whether to show the owner's facts beside the text; an empty showcase shows them instead. */
  hasFacts?: boolean;
  children: ReactNode;
}

export function FirstScreen({ owner, intro, introLang, canWrite, sections, hasFacts = true, children }: Props) {
  const strings = useUiStrings();
  const href = useHref();
  const { name, tagline, role, langs } = owner;
  const statement = joinShortWords(tagline ?? name);
  // Without works the showcase has the role, and it is large there.
  const lead = intro ?? (hasFacts ? role : undefined);
  const isLong = lead && widthOf(lead) > longLead;
  const size = (tagline ? sizeOf(statement) : sizeOfName(statement)) ?? (isLong ? 'long' : undefined);

  // A phone shows it below the showcase, wide windows beside the text: there are two, since focus has the DOM's order.
  const contents = (place = '') =>
    sections.length > 0 && (
      <LinkList
        label={strings.about.onThisPage}
        links={sections.map(({ id, ...section }) => ({ href: `#${id}`, ...section }))}
        className={`rail ${styles.jump} ${place}`}
      />
    );

  return (
    <div className={styles.front}>
      <h1 className={`label ${styles.heading}`} lang={strings.lang}>
        {strings.about.heading}
      </h1>
      <p
        className={`display ${styles.statement} ${tagline ? '' : styles.name} ${size ? styles[size] : ''}`}
        lang={tagline && langs?.tagline}
      >
        <Text>{statement}</Text>
      </p>
      <div className={`grid ${styles.grid}`}>
        {contents(styles.beside)}
        <div className={`${lead || sections.length ? 'text' : styles.alone} ${styles.words}`}>
          {lead && (
            <p className={isLong ? undefined : 'lead'} lang={intro ? introLang : langs?.role}>
              <Text>{lead}</Text>
            </p>
          )}
          <p className={`flow on-screen ${styles.acts}`} lang={strings.lang}>
            <a className="go first" href={href(routes.resume)} download={`${name}.pdf`}>
              {strings.downloadResume}
            </a>
            {canWrite && (
              <a className="go" href={href(routes.contact)}>
                {strings.about.write}
              </a>
            )}
          </p>
        </div>
        {hasFacts && (
          <OwnerFacts owner={intro ? owner : { ...owner, role: undefined }} className={`notes ${styles.facts}`} />
        )}
        {children}
        {contents(styles.below)}
      </div>
    </div>
  );
}

function OwnerFacts({ owner, className }: { owner: OwnerFields; className?: string }) {
  const facts = ownerFacts(owner, useUiStrings());
  if (!facts.length) return null;
  return (
    <dl className={className}>
      {facts.map(({ term, fact, isOwnerText, lang }, index) => (
        <Fact key={index} term={term} isOwnerText={isOwnerText} lang={lang}>
          {fact}
        </Fact>
      ))}
    </dl>
  );
}

/** The facts in the showcase of an owner without works: in large type the role, or the name if it isn't the statement. */
export function PlateFacts({
  owner: { role, name, tagline, ...owner },
}: {
  owner: OwnerFields & Pick<Site, 'name' | 'tagline'>;
}) {
  const large = role ?? (tagline && name);
  return (
    <>
      {large && (
        <p lang={role && owner.langs?.role}>
          <Text>{large}</Text>
        </p>
      )}
      <OwnerFacts owner={owner} />
    </>
  );
}

/** Characters (about four lines) from which the lead has the size of body text, below a smaller statement. */
const longLead = 170;

/** Returns how much smaller a name is set, so that it has two lines at most on a phone. */
function sizeOfName(name: string): ReturnType<typeof sizeOf> {
  const parts = name.replaceAll('-', '- ');
  if (fitsLines(parts, 16)) return undefined;
  return fitsLines(parts, 23) ? 'long' : 'longest';
}

/** Joins a word of up to four characters to the next: lines break alike in the web font and its fallback. */
const joinShortWords = (text: string): string =>
  text.replace(/(?<!\S)((?:(?!\p{Script=Hangul})\p{L}){1,4}) (\S{1,7})(?!\S)/gu, '$1\u00a0$2');
