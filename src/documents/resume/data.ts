import { dialled } from '#base/dialled.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { mapSections, type SectionName, type SectionValues } from '#sections/index.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { ResumeLink, ResumeSection } from '#sections/section.ts';

/** What the résumé's template is given: plain text and addresses; `null` where the owner says nothing. */
export interface ResumeData {
  title: string;
  name: string;
  lang: string;
  paper: 'us-letter' | 'a4';
  role: string | null;
  location: string | null;
  lookingFor: string | null;
  intro: string | null;
  contact: ResumeLink[];
  sections: ResumeSection[];
}

type Content = SectionValues & {
  site: Site;
  /** The site's own address, absolute. */
  address: string;
};

/** What stands first; all else follows in the order of the sections. */
const order: readonly SectionName[] = ['experience', 'projects'];

/** The longest address that is shown as it is; a longer one is shown by its name. */
const longestAddress = 48;

function shown(url: string, name: string): ResumeLink {
  const bare = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return { text: bare.length > longestAddress ? name : bare, url };
}

/** Gathers the résumé from the same content as the pages. */
export function resumeData({ site, address, ...values }: Content): ResumeData {
  const strings = uiStringsFor(site.language);
  const rank = (name: SectionName) => (order.includes(name) ? order.indexOf(name) : order.length);
  const sections = mapSections(values, (section, value, name) => {
    const part = section.resume?.(value, strings);
    return part && { rank: rank(name), part };
  });
  return {
    title: `${strings.resume}: ${site.name}`,
    name: site.name,
    lang: strings.language,
    paper: site.resume.paper === 'a4' ? 'a4' : 'us-letter',
    role: site.role ?? null,
    location: site.location ?? null,
    lookingFor: site.lookingFor ?? null,
    intro: values.about?.intro ?? null,
    contact: [
      ...(site.email ? [{ text: site.email, url: `mailto:${site.email}` }] : []),
      ...(site.phone ? [{ text: site.phone, url: `tel:${dialled(site.phone)}` }] : []),
      ...(address.includes('//localhost') ? [] : [shown(address, strings.site)]),
      ...site.links.map(({ url, name }) => shown(url, name)),
    ],
    sections: sections.sort((a, b) => a.rank - b.rank).map(({ part }) => part),
  };
}
