import { z } from 'zod';
import { room } from '#base/fields.ts';
import { type Entry, entriesOf, linkNames, location, type Names, requiredText, text } from '#base/resumeText/fields.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { place } from '#base/resumeText/place.ts';
import { cut, markdown, oneLine } from '#base/resumeText/text.ts';
import type { Draft } from '../draft.ts';
import { orNothing, splitAtComma } from '../section.ts';
import type { Site } from './schema.ts';

const profileFields = { network: text, username: text, url: text };

const fields = {
  name: requiredText,
  label: text,
  email: text,
  phone: text,
  url: text,
  image: text,
  summary: text,
  location,
  profiles: entriesOf(profileFields, 'url').default([]),
};

export type Basics = Entry<typeof fields>;

/** Name, contact and links go to `site.yaml`, the summary to `about.md`. */
function take(basics: Basics, draft: Draft): string {
  const beyond: string[] = [];
  const { name, label, summary, location } = basics;
  const links = takeLinks(basics, draft);
  const site = {
    name: draft.line('basics.name', name, room.line),
    role: draft.line('basics.label', label, room.line, beyond),
    location: draft.line('basics.location', place(location), room.line),
    ...takeContact(basics, draft),
    links: links.length ? links : undefined,
  };
  draft.yaml('site.yaml', site);
  if (location?.address && (location.city || location.region || location.countryCode)) {
    draft.omit('basics.location.address: a street is not put on the site');
  }
  if (basics.image) {
    draft.report(
      `Save your photo in content/images/ and name it as \`photo\` in content/site.yaml: ${cut(basics.image, 200)}`,
    );
  }
  const { lead, rest } = splitLead(summary ?? beyond.shift() ?? '', room.intro);
  const body = [...beyond.map(markdown), rest].filter(Boolean).join('\n\n');
  if (lead) draft.markdown('about.md', { intro: lead }, body);
  const taken = Object.entries(site).flatMap(([field, value]) => (value ? [field] : []));
  if (!lead) return `${taken.join(', ')} → content/site.yaml`;
  return `${[...taken, 'summary'].join(', ')} → content/site.yaml, content/about.md`;
}

/** E-mail and phone, where they are what they say. */
function takeContact(basics: Basics, draft: Draft): { email?: string; phone?: string } {
  const email = z.email().safeParse(basics.email?.replace(/^mailto:/i, '')).data;
  if (basics.email && !email) draft.report(`basics.email is no e-mail address and was left out: ${basics.email}`);
  if (!email) draft.report('Without an e-mail address, Contact has no form: set `email` in content/site.yaml.');
  const phone = /\d/.test(oneLine(basics.phone ?? '')) ? basics.phone : undefined;
  if (basics.phone && !phone) draft.report(`basics.phone is no number and was left out: ${basics.phone}`);
  if (phone) {
    draft.report(
      'Your phone number is published on Contact, in its QR code, in contact.vcf and in the résumé. To leave it out, add --no-phone or delete `phone` in content/site.yaml.',
    );
  }
  return { email, phone: draft.line('basics.phone', phone, room.label) };
}

/** Profiles, and the person's website, as links. */
function takeLinks({ url, profiles }: Basics, draft: Draft): { name: string; url: string }[] {
  /** By what makes two addresses one. */
  const links = new Map<string, { name: string; url: string }>();
  const put = (url: string, name: string) => {
    const key = new URL(url).href.replace(/\/$/, '');
    if (!links.has(key)) links.set(key, { name, url });
  };
  profiles.forEach((profile, index) => {
    if (!profile) return;
    const field = `basics.profiles[${index + 1}]`;
    const name = profile.network && oneLine(profile.network);
    const address = draft.address(name ? `${field}.url of ${name}` : `${field}.url`, profile.url);
    if (address) put(address, draft.line(`${field}.network`, name || hostOf(address), room.label) ?? '');
    else if (!profile.url)
      draft.report(`${field} has no address: ${[name, profile.username].filter(Boolean).join(' ')}`);
  });
  const own = draft.address('basics.url', url);
  if (own) {
    put(own, hostOf(own));
    if (isRoot(own))
      draft.report(
        `If this site is to stand at ${own}, set \`url\` in content/site.yaml and take the link out of \`links\`.`,
      );
  }
  return [...links.values()];
}

/** Whether an address is a whole site's. */
const isRoot = (address: string) => new URL(address).pathname === '/';

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** What the other direction needs beside `site.yaml`. */
interface Written {
  site: Site;
  /** The summary. */
  intro?: string;
  /** The site's address, absolute; absent while it is only on this machine. */
  url?: string;
}

const write = ({ site, intro, url }: Written) => {
  const [city, region] = splitAtComma(site.location ?? '');
  return {
    name: site.name,
    label: site.role,
    email: site.email,
    phone: site.phone,
    url,
    summary: intro,
    location: site.location ? { city, region } : undefined,
    profiles: orNothing(site.links.map(({ name, url }) => ({ network: name, url }))),
  };
};

/** `basics` of a JSON Resume, in both directions. */
export const basics = {
  fields,
  synonyms: {
    label: 'title headline jobtitle role position',
    email: 'mail emailaddress',
    phone: 'telephone tel mobile phonenumber',
    ...linkNames,
    image: 'picture photo avatar',
    summary: 'bio about profile objective',
    profiles: 'social socials socialmedia socialprofiles links',
  } satisfies Names,
  profiles: {
    fields: profileFields,
    synonyms: { network: 'name platform site', username: 'user handle', ...linkNames } satisfies Names,
  },
  take,
  write,
};
