/** Structured data of the pages about the owner: About, Experience, Contact. Each says what it shows. */
import type { Organization, OrganizationRole, Person, PersonLeaf, PostalAddress } from 'schema-dts';
import { type Absolute, routes } from '#base/urls.ts';
import { wordsFor } from '#base/words.ts';
import type { ExperienceEntry } from '#sections/experience/experience.ts';
import type { SectionValues } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import { listed, type PageData, personId } from './jsonLd.ts';
import { type SectionData, sectionData } from './sectionData.ts';

type Owner = Pick<Site, 'name' | 'links'>;

/** The owner, as every page shows them, and what one page shows besides. */
export function person({ name, links }: Owner, at: Absolute, shown: Omit<PersonLeaf, '@type'> = {}): Person {
  return {
    '@type': 'Person',
    '@id': personId(at),
    name,
    url: at(routes.about),
    sameAs: listed(links.map(({ url }) => url)),
    ...shown,
  };
}

const addressOf = (location: string | undefined): PostalAddress | undefined =>
  location ? { '@type': 'PostalAddress', addressLocality: location } : undefined;

interface About {
  owner: Owner & Pick<Site, 'role' | 'location' | 'tagline'>;
  intro?: string;
  /** Absolute address of the owner's photo. */
  image?: string;
  /** What its sections are made of. */
  values: SectionValues;
  /** The day of the build, by which a degree is finished or not. */
  today: Date;
}

/** About: the owner's profile, with what each section says of them. */
export function aboutData({ owner, intro, image, values, today }: About, at: Absolute): PageData {
  const sections = sectionData('about', values, { at, today });
  const profile = person(owner, at, {
    jobTitle: owner.role,
    description: intro ?? owner.tagline,
    image,
    address: addressOf(owner.location),
    ...sections.person,
  });
  return { type: 'ProfilePage', mainEntity: { '@id': personId(at) }, nodes: [profile, ...sections.things] };
}

type Post = OrganizationRole<Organization, 'worksFor'>;

/** Experience: whom the owner works or worked for, as what and when; a post without a company is for the page alone. */
export function experienceData(
  owner: Owner & Pick<Site, 'language'>,
  entries: readonly ExperienceEntry[],
  at: Absolute,
  sections: SectionData = { person: {}, things: [] },
): PageData {
  const posts = entries
    .filter(({ company }) => company)
    .map(
      ({ slug, title, company, websiteUrl, start, end }): Post => ({
        '@type': 'OrganizationRole',
        '@id': `${at(routes.experience)}#entry-${slug}`,
        roleName: title,
        startDate: start,
        endDate: end,
        worksFor: { '@type': 'Organization', name: company, url: websiteUrl },
      }),
    );
  return {
    type: 'WebPage',
    mainEntity: { '@id': personId(at) },
    nodes: [person(owner, at, { worksFor: listed(posts), ...sections.person }), ...sections.things],
    trail: trailTo('experience', owner),
  };
}

/** Contact. */
export function contactData(owner: Owner & Pick<Site, 'language' | 'location'>, at: Absolute): PageData {
  return {
    type: 'ContactPage',
    mainEntity: { '@id': personId(at) },
    nodes: [person(owner, at, { address: addressOf(owner.location) })],
    trail: trailTo('contact', owner),
  };
}

function trailTo(page: 'experience' | 'contact', { language }: Pick<Site, 'language'>): PageData['trail'] {
  const { nav } = wordsFor(language);
  return [
    { name: nav.home, path: routes.about },
    { name: nav[page], path: routes[page] },
  ];
}
