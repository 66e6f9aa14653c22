import { folded } from '#base/characters.ts';
import { formatDate } from '#base/dates.ts';
import { dialed } from '#base/dialed.ts';
import { type Block, blocksOf, paragraphOf } from '#base/markdown/blocks.ts';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { distinctIntro } from '#sections/about/section.ts';
import { mapSections, resumeSections, type SectionName, type SectionValues } from '#sections/index.ts';
import type { PrivateFacts } from '#sections/owner/privateSchema.ts';
import type { Site } from '#sections/owner/schema.ts';
import { ownerStrings } from '#sections/owner/uiStrings.ts';
import { keptInResume, type ResumeLink, type ResumeSection } from '#sections/section.ts';

/** What the résumé's template is given: plain text and addresses; `null` where the owner says nothing. */
export interface ResumeData {
  title: string;
  name: string;
  lang: string;
  paper: 'us-letter' | 'a4';
  role: string | null;
  location: string | null;
  lookingFor: string | null;
  summary: readonly Block[];
  contact: ResumeLink[];
  /** What else employers expect; only private facts have any. */
  facts: readonly { name: string; value: string }[];
  sections: ResumeSection[];
}

type Content = SectionValues & {
  site: Site;
  /** The site's own address, absolute. */
  address: string;
  today: Date;
  /** What only the owner's own copy says; it replaces what the site says. */
  private?: PrivateFacts;
};

/** The longest address that is shown as it is; a longer one is shown by its name. */
const longestAddress = 48;

function shown(url: string, name: string): ResumeLink {
  const bare = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return { text: bare.length > longestAddress ? name : bare, url };
}

/** Returns a profile; an address that does not say where it leads (t.me) follows the name. */
function profile({ url, name }: { url: string; name: string }): ResumeLink {
  const { text } = shown(url, name);
  return { text: folded(text).includes(folded(name)) ? text : `${name}: ${text}`, url };
}

/** Returns the intro and the background, without what one of them repeats. */
function summaryOf(about: Content['about'], limit: number | undefined): Block[] {
  const { lead, background } = about ? distinctIntro(about) : {};
  return [...(lead ? [paragraphOf(lead)] : []), ...(background ? blocksOf(background) : [])].slice(0, limit);
}

/** Years for which an education without an end is taken to go on. */
const longestStudies = 8;

/** Whether somebody's latest education goes on, or ended within the last year. Months are passed over: not all have them. */
function isStudent(education: Content['education'] = [], today: Date): boolean {
  const year = today.getUTCFullYear();
  const yearOf = (date = '0') => Number(date.slice(0, 4));
  const latest = Math.max(...education.map(({ start, end }) => yearOf(start ?? end)));
  return education.some(({ start, end }) =>
    end ? yearOf(end) >= year - 1 : yearOf(start) >= Math.max(latest, year - longestStudies),
  );
}

/** Returns all sections in their order: the owner's, a student's, and then by rank: what an employer reads first. */
function orderOf({ site, education, today }: Content): SectionName[] {
  const first: readonly SectionName[] = isStudent(education, today) ? ['education', 'experience', 'projects'] : [];
  return [...new Set<SectionName>([...site.resume.order, ...first, ...resumeSections])];
}

/** Returns the entries that the résumé shows, and how many more there are. */
function limitTo<Value>(value: Value, limit: number | undefined): { kept: Value; left: number } {
  if (limit === undefined || !Array.isArray(value)) return { kept: value, left: 0 };
  // A list stays one of its entries.
  return { kept: value.slice(0, limit) as Value, left: Math.max(0, value.length - limit) };
}

/** Says how many entries are left out, and where they are. */
function moreOf(count: number, site: ResumeLink | undefined, strings: UiStrings): ResumeLink | undefined {
  return count ? { text: strings.more(count, site?.text), url: site?.url ?? null } : undefined;
}

/** Returns what is known of the owner where private facts replace public ones. */
function ownerOf({ site, private: own }: Content): Pick<Site, 'email' | 'phone' | 'location'> {
  const { email = site.email, phone = site.phone, location = site.location, street } = own ?? {};
  return { email, phone, location: [street, location].filter(Boolean).join(', ') || undefined };
}

/** Returns what else private facts say. */
function factsOf({ site: { language }, private: own }: Content): ResumeData['facts'] {
  const { dateOfBirth, nationality, facts = [] } = own ?? {};
  const strings = ownerStrings(language);
  return [
    ...(dateOfBirth
      ? [{ name: strings.dateOfBirth, value: formatDate(dateOfBirth, uiStringsFor(language).language) }]
      : []),
    ...(nationality ? [{ name: strings.nationality, value: nationality }] : []),
    ...facts,
  ];
}

/** Gathers the résumé from the same content as the pages. */
export function resumeData(content: Content): ResumeData {
  const { site, address, today: _, private: __, ...values } = content;
  const { email, phone, location } = ownerOf(content);
  const strings = uiStringsFor(site.language);
  const order = orderOf(content);
  const limits: Partial<Record<SectionName, number>> = site.resume.limits;
  const ownSite = address.includes('//localhost') ? undefined : shown(address, strings.site);
  const sections = mapSections(values, (section, value, name) => {
    const { kept, left } = limitTo(keptInResume(section, value), limits[name]);
    const parts = limits[name] === 0 ? undefined : section.resume?.(kept, strings);
    const more = moreOf(left, ownSite, strings);
    return parts && { rank: order.indexOf(name), parts: [parts].flat().map((part) => ({ ...part, more })) };
  });
  return {
    title: `${strings.resume}: ${site.name}`,
    name: site.name,
    lang: site.language,
    paper: site.resume.paper === 'a4' ? 'a4' : 'us-letter',
    role: site.role ?? null,
    location: location ?? null,
    lookingFor: site.lookingFor ?? null,
    summary: summaryOf(values.about, limits.about),
    contact: [
      ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
      ...(phone ? [{ text: phone, url: `tel:${dialed(phone)}` }] : []),
      ...(ownSite ? [ownSite] : []),
      ...site.links.map(profile),
    ],
    facts: factsOf(content),
    sections: sections.sort((a, b) => a.rank - b.rank).flatMap(({ parts }) => parts),
  };
}
