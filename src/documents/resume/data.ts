import { folded } from '#base/characters.ts';
import { dayOf, formatDate, monthOf } from '#base/dates.ts';
import { dialed } from '#base/dialed.ts';
import { type Block, blocksOf } from '#base/markdown/blocks.ts';
import { paperAt } from '#base/place.ts';
import { findSiteUrl, hasPublicUrl } from '#base/siteUrl.ts';
import { type UiStrings, uiStringsFor } from '#base/uiStrings.ts';
import { absoluteFrom, bareUrl, routes } from '#base/urls.ts';
import { withEvidence } from '#content/evidence.ts';
import type { ValidContent } from '#content/readContent.ts';
import { withPublications } from '#content/withPublications.ts';
import type { Site } from '#sections/contentFiles.ts';
import type { InLanguage } from '#sections/files.ts';
import {
  mapSections,
  resumeSections,
  type SectionName,
  type SectionValues,
  studentSections,
  summaryOf,
} from '#sections/index.ts';
import type { PrivateFacts } from '#sections/owner/privateSchema.ts';
import type { ResumeEntry, ResumeLink, ResumeSection } from '#sections/resumeSection.ts';
import { keptInResume } from '#sections/section.ts';

/** Returns the sections of a résumé: `resume.order` first, then the order of a student, or the default one. */
function resumeOrder({ site, ...values }: SectionValues & { site: Site }, today: Date): SectionName[] {
  const isStudent = mapSections(values, (section, value) => section.isOfStudent?.(value, today)).includes(true);
  const others = isStudent ? studentSections : resumeSections;
  return [...new Set<SectionName>([...site.resume.order, ...others])];
}

/** Content of the résumé for all its formats. Missing fields are `null`. */
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
  /** Other data that employers expect, only from private.yaml. */
  facts: readonly { name: string; value: string }[];
  sections: (ResumeSection & { kind?: SectionName })[];
  letter?: { date: string; blocks: readonly Block[] };
}

type ResumeContent = SectionValues & {
  site: Site;
  url: string;
  today: Date;
  /** Data for the owner's own copy alone. It replaces data of the site. */
  private?: PrivateFacts;
};

/** Maximum number of characters of a URL that is shown; a longer URL is replaced by its name. */
const longestUrl = 48;

function shown(url: string, name: string): ResumeLink {
  const bare = bareUrl(url);
  return { text: bare.length > longestUrl ? name : bare, url };
}

/** Returns a profile as a link. If the URL doesn't contain the profile's name (t.me), the name precedes it. */
function profile({ url, name }: { url: string; name: string }): ResumeLink {
  const { text } = shown(url, name);
  return { text: folded(text).includes(folded(name)) ? text : `${name}: ${text}`, url };
}

/** Returns the first entries of a list, or of those that the owner selected, with the number of the others. */
function limitTo<Value>(
  value: Value,
  limit = Number.POSITIVE_INFINITY,
  areSelected = false,
): { kept: Value; left: number } {
  if (!Array.isArray(value)) return { kept: value, left: 0 };
  const selected = areSelected ? value.filter(({ isSelected }) => isSelected) : [];
  const kept = (selected.length ? selected : value).slice(0, limit);
  // A part of a list has the same type.
  return { kept: kept as Value, left: value.length - kept.length };
}

/** Returns entries of a résumé with the languages of those that they are made of, if each is made of one. */
function withLanguages(made: readonly ResumeEntry[], value: unknown): readonly ResumeEntry[] {
  const entries: readonly InLanguage[] = Array.isArray(value) ? value : [];
  return made.length === entries.length ? made.map((entry, index) => ({ lang: entries[index]?.lang, ...entry })) : made;
}

/** Returns the line about left out entries: "5 more: ada.example". */
function moreOf(count: number, site: ResumeLink | undefined, strings: UiStrings): ResumeLink | undefined {
  return count
    ? { text: [strings.more(count), site?.text].filter(Boolean).join(strings.colon), url: site?.url ?? null }
    : undefined;
}

function ownerOf({ site, private: own }: ResumeContent): Pick<Site, 'email' | 'phone' | 'location'> {
  const { email = site.email, phone = site.phone, location = site.location, street } = own ?? {};
  return { email, phone, location: [street, location].filter(Boolean).join(', ') || undefined };
}

function privateFacts({ site: { language }, private: own }: ResumeContent): ResumeData['facts'] {
  const { dateOfBirth, nationality, facts = [] } = own ?? {};
  const strings = uiStringsFor(language);
  return [
    ...(dateOfBirth ? [{ name: strings.owner.dateOfBirth, value: formatDate(dateOfBirth, strings.language) }] : []),
    ...(nationality ? [{ name: strings.owner.nationality, value: nationality }] : []),
    ...facts,
  ];
}

export function resumeData(content: ResumeContent): ResumeData {
  const { site, url, today, private: _, ...others } = content;
  const { skills } = others;
  const values =
    skills && site.resume.evidence ? { ...others, skills: withEvidence(skills, others, site.language, today) } : others;
  const { email, phone, location } = ownerOf(content);
  const paper = site.resume.paper ?? paperAt(location ?? '', site.language);
  const strings = uiStringsFor(site.language);
  const order = resumeOrder({ ...values, site }, today);
  const limits: Partial<Record<SectionName, number>> = site.resume.limits;
  const ownSite = !hasPublicUrl(new URL(url)) ? undefined : shown(url, strings.site);
  const sections = mapSections(values, (section, value, name) => {
    const areSelected = name === 'publications' && site.resume.publications === 'selected';
    const { kept, left } = limitTo(keptInResume(section, value), limits[name], areSelected);
    const { abstracts } = site.resume;
    const present = monthOf(today);
    const parts = limits[name] === 0 ? undefined : section.resume?.(kept, strings, { present, all: value, abstracts });
    const more = moreOf(left, ownSite, strings);
    const inLanguages = (part: ResumeSection) => ({ ...part, entries: withLanguages(part.entries, kept) });
    const made = parts && [parts].flat().map((part) => ({ ...inLanguages(part), more, kind: name }));
    return made && { rank: order.indexOf(name), parts: made };
  });
  return {
    title: strings.resume + strings.colon + site.name,
    name: site.name,
    lang: site.language,
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    role: site.role ?? null,
    location: location ?? null,
    lookingFor: site.lookingFor ?? null,
    summary: summaryOf(values).slice(0, limits.about),
    contact: [
      ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
      ...(phone ? [{ text: phone, url: `tel:${dialed(phone)}` }] : []),
      ...(ownSite ? [ownSite] : []),
      // A profile may be this site.
      ...site.links.filter(({ url }) => shown(url, '').text !== ownSite?.text).map(profile),
    ],
    facts: [...(site.facts ?? []), ...privateFacts(content)],
    sections: sections.sort((a, b) => a.rank - b.rank).flatMap(({ parts }) => parts),
  };
}

/** Returns the data of an application's letter, with the head of the résumé. */
export function letterData(content: ResumeContent & Pick<ValidContent, 'application'>): ResumeData {
  const { site, application, today } = content;
  const { letter, colon } = uiStringsFor(site.language);
  const date = formatDate(application?.date ?? dayOf(today), site.language, 'long');
  return {
    ...resumeData(content),
    title: letter + colon + site.name,
    summary: [],
    sections: [],
    letter: { date, blocks: application ? blocksOf(application.body) : [] },
  };
}

/** Returns the values for a résumé outside of a build. */
export async function resumeValues(content: ValidContent) {
  const { origin, base } = findSiteUrl(process.env, content.site.url);
  const url = absoluteFrom(new URL(origin), content.edition, base)(routes.about);
  return { ...(await withPublications(content)), url };
}
