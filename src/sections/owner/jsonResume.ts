import { z } from 'zod';
import { cutAtWord } from '#base/characters.ts';
import { room } from '#base/fields.ts';
import { type Group, orNothing } from '#base/group.ts';
import { withWebLinks } from '#base/markdown/links.ts';
import { partsOfPlace, place } from '#base/place.ts';
import { extension } from '#base/resume/clean.ts';
import {
  entriesOf,
  linkNames,
  type Names,
  optionalText,
  placeParts,
  type ReadEntry,
  requiredText,
} from '#base/resume/fields.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { oneLine, toMarkdown } from '#base/resumeText/text.ts';
import { contentFiles, type Site, site } from '../contentFiles.ts';
import { type ExtensionFields, mergeExtension, readBack, withExtension } from '../extensionFields.ts';
import type { ImportResult } from '../importResult.ts';
import type { SectionValues } from '../index.ts';
import { Reports } from '../reports.ts';
import { personFields } from './schema.ts';

const profileFields = { network: optionalText, username: optionalText, url: optionalText };

const fields = {
  name: requiredText,
  label: optionalText,
  email: optionalText,
  phone: optionalText,
  url: optionalText,
  image: optionalText,
  summary: optionalText,
  location: placeParts,
  profiles: entriesOf(profileFields, 'url').default([]),
};

type Basics = ReadEntry<typeof fields>;

/** The fields of `about.md`, with its text. */
const aboutSchema = contentFiles.about.schema.out.extend({ body: z.string().optional() });

/** Fields of `site.yaml`, and `about`. */
const ownFields: ExtensionFields = {
  names: () => [...personFields, 'about'],
  parse({ about, ...fields }) {
    const results = [
      site.schema.safeParse(fields, { reportInput: true }),
      aboutSchema.optional().safeParse(about),
    ] as const;
    const [own, text] = results;
    const issues = results.flatMap(({ error }): z.core.$ZodIssue[] => error?.issues ?? []);
    return { data: issues.length ? undefined : { ...own.data, about: text.data }, issues };
  },
};

/** Reads name, contact and links, which go to `site.yaml`, and the summary, which goes to `about.md`. */
function read(basics: Basics, reports: Reports): Group {
  const beyond: string[] = [];
  const { name, label, summary, location } = basics;
  const links = takeLinks(basics, reports);
  const site = {
    name: reports.line('Your name', name, room.line),
    role: reports.line('Your role', label, room.item, beyond),
    location: reports.line('Your location', place(location, reports.language), room.line),
    ...takeContact(basics, reports),
    links: links.length ? links : undefined,
  };
  if (location?.address) reports.omitPrivate('your street', location.address);
  if (basics.image) {
    reports.report(`Your photo was left out. Add it with npm run edit: ${cutAtWord(basics.image, 200)}`);
  }
  const { lead, rest } = splitLead(summary ?? beyond.shift() ?? '', room.intro);
  const body = [...beyond.map(toMarkdown), rest].filter(Boolean).join('\n\n');
  return { ...site, about: lead ? { intro: lead, body } : undefined };
}

/** Returns email and phone, and reports invalid ones. */
function takeContact(basics: Basics, reports: Reports): { email?: string; phone?: string } {
  const email = z.email().safeParse(basics.email?.replace(/^mailto:/i, '')).data;
  if (basics.email && !email) reports.report(`Your email is not an email address, so it was left out: ${basics.email}`);
  if (!email)
    reports.report(
      'Your résumé has no email address, so the Contact page has no form. Add your email in content/site.yaml.',
    );
  const phone = /\d/.test(oneLine(basics.phone ?? '')) ? basics.phone?.replace(/^tel:/i, '') : undefined;
  if (basics.phone && !phone) reports.report(`Your phone number has no digits, so it was left out: ${basics.phone}`);
  if (phone) {
    reports.report(
      'Your phone number will be public: on the Contact page, in its QR code and contact card, and in the résumé. To leave it out, repeat the import with --no-phone, or delete it in content/site.yaml.',
    );
  }
  return { email, phone: reports.line('Your phone number', phone, room.label) };
}

/** Returns profiles and the person's website as links. */
function takeLinks({ url, profiles }: Basics, reports: Reports): { name: string; url: string }[] {
  /** By normalized URL. */
  const links = new Map<string, { name: string; url: string }>();
  const put = (url: string, name: string) => {
    const key = new URL(url).href.replace(/\/$/, '');
    if (!links.has(key)) links.set(key, { name, url });
  };
  profiles.forEach((profile, index) => {
    if (!profile) return;
    const field = `Profile ${index + 1}`;
    const name = profile.network && oneLine(profile.network);
    const url = reports.url(name ? `${field}, ${name}` : field, profile.url);
    if (url) put(url, reports.line(`${field}, name`, name || bareHostname(url), room.label) ?? '');
    else if (!profile.url) reports.report(`${field} has no URL: ${[name, profile.username].filter(Boolean).join(' ')}`);
  });
  const own = reports.url('your website', url);
  if (own) {
    put(own, bareHostname(own));
    if (isRoot(own))
      reports.report(
        `Your website ${own} is one of your links. If this site replaces it, remove it from the links in content/site.yaml.`,
      );
  }
  return [...links.values()];
}

/** Returns whether a URL is that of a whole site. */
const isRoot = (url: string) => new URL(url).pathname === '/';

function bareHostname(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** @param known fields of `site.yaml` that basics lack, or have in another form */
function take(basics: Basics, result: ImportResult, known: Partial<Pick<Site, 'photo' | 'language'>> = {}): string {
  const { about = {}, ...fields } = mergeExtension(
    read(basics, result),
    basics[extension],
    ownFields,
    'basics',
    result,
  );
  const { intro, body } = about as z.infer<typeof aboutSchema>;
  const ofSite = { ...fields, ...known };
  result.yaml(site.pattern, ofSite);
  const taken = Object.entries(ofSite).flatMap(([field, value]) => (value ? [field] : []));
  if (!intro && !body) return taken.join(', ');
  result.markdown(contentFiles.about.pattern, { intro }, body ?? '');
  return [...taken, 'summary'].join(', ');
}

/** The data that `basics` are written from. */
interface OwnerDetails {
  site: Site;
  /** The summary, and the Markdown that follows it. */
  about?: Pick<NonNullable<SectionValues['about']>, 'intro' | 'body'>;
  /** The site's absolute URL. Undefined for a site on this machine only. */
  url?: string;
  /** The URL of the photo in `resume.json`. */
  image?: string;
}

const write = ({ site, about, url, image }: OwnerDetails) => {
  const written = {
    name: site.name,
    label: site.role,
    image,
    email: site.email,
    phone: site.phone,
    url,
    summary: about?.intro,
    location: site.location ? partsOfPlace(site.location, site.language) : undefined,
    profiles: orNothing(site.links.map(({ name, url }) => ({ network: name, url }))),
  };
  const whole = { ...site, about: about && { intro: about.intro, body: withWebLinks(about.body) } };
  // Undefined for a name of HTML alone, which is empty to an import.
  const back = readBack(written, fields, (basics) => read(basics, new Reports(site.language)));
  return withExtension(written, whole, back, ownFields);
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
    summary: 'bio about aboutme profile objective',
    profiles: 'social socials socialmedia socialprofiles links',
  } satisfies Names,
  profiles: {
    fields: profileFields,
    main: 'url',
    pair: ['network', 'url'] as const,
    synonyms: { network: 'name platform site', username: 'user handle', ...linkNames } satisfies Names,
  },
  take,
  write,
};
