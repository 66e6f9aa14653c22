import { z } from 'zod';
import { cutAtWord } from '#base/characters.ts';
import { room } from '#base/fields.ts';
import { type Group, orNothing } from '#base/group.ts';
import { partsOfPlace, place } from '#base/place.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { oneLine, toMarkdown } from '#base/resumeText/text.ts';
import { contentFiles, type Site, site } from '../contentFiles.ts';
import type { ImportResult } from '../importResult.ts';
import type { SectionValues } from '../index.ts';
import { profileUrl } from './profileUrl.ts';

type Basics = EntryOf<'basics'>;

/** Returns email and phone, and reports invalid ones. The number comes first in the report. */
function takeContact(basics: Basics, result: ImportResult): { email?: string; phone?: string } {
  const [written = '', number = ''] = [basics.email, basics.phone].map((text) => text?.split('\n')[0]);
  const phone = /\d/.test(oneLine(number)) ? number.replace(/^tel:/i, '') : undefined;
  if (phone)
    result.report(
      'Your phone number will be public: on the Contact page, in its QR code and contact card, and in the résumé. To leave it out, repeat the import with --no-phone, or delete it in content/site.yaml.',
    );
  else if (number) result.report(`Your phone number has no digits, so it was left out: ${number}`);
  const email = z.email().safeParse(written.replace(/^mailto:/i, '')).data;
  if (written && !email) result.report(`Your email is not an email address, so it was left out: ${written}`);
  if (!email)
    result.report(
      'Your résumé has no email address, so the Contact page has no form. Add your email in content/site.yaml.',
    );
  return { email, phone: result.line('Your phone number', phone, room.label) };
}

/** Returns profiles and the person's website as links. */
function takeLinks({ url, profiles }: Basics, result: ImportResult): { name: string; url: string }[] {
  /** By normalized URL. */
  const links = new Map<string, { name: string; url: string }>();
  const put = (url: string, name: string) => {
    const key = new URL(url).href.replace(/\/$/, '');
    if (!links.has(key)) links.set(key, { name, url });
  };
  for (const [index, { network, username, url }] of profiles.entries()) {
    const name = network && oneLine(network);
    // `{ "github": "nemo" }`
    const user = url && !/[/.:]/.test(url) ? url : username;
    const written = url && url !== user ? url : name && user && profileUrl(name, user);
    const field = `Profile ${index + 1}${name ? `, ${name}` : ''}`;
    const found = result.url(field, written || url);
    if (found) put(found, result.line(`${field}, name`, name || bareHostname(found), room.label) ?? '');
  }
  const [own, ...others] = (url ?? '')
    .split('\n')
    .flatMap((text) => result.url('your website', text || undefined) ?? []);
  for (const each of own ? [own, ...others] : []) put(each, bareHostname(each));
  if (own && new URL(own).pathname === '/')
    result.report(
      `Your website ${own} is one of your links. If this site replaces it, remove it from the links in content/site.yaml.`,
    );
  return [...links.values()];
}

const bareHostname = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/**
 * Adds name, contact and links as `site.yaml`, and the summary as `about.md`. Returns what was taken.
 * @param known fields of `site.yaml` that basics lack, or have in another form
 */
function take(basics: Basics, result: ImportResult, known: Partial<Pick<Site, 'photo' | 'language'>> = {}): string {
  const beyond: string[] = [];
  const contact = takeContact(basics, result);
  const links = takeLinks(basics, result);
  const fields: Group = {
    name: result.line('Your name', basics.name, room.line),
    role: result.line('Your role', basics.label, room.item, beyond),
    location: result.line('Your location', place(basics.location, result.language), room.line),
    ...contact,
    links: orNothing(links),
    ...known,
  };
  if (basics.image) result.report(`Your photo was left out. Add it with npm run edit: ${cutAtWord(basics.image, 200)}`);
  const { lead: intro, rest } = splitLead(basics.summary ?? beyond.shift() ?? '', room.intro);
  const body = [...beyond.map(toMarkdown), rest].filter(Boolean).join('\n\n');
  result.yaml(site.pattern, fields);
  const taken = Object.entries(fields).flatMap(([field, value]) => (value ? [field] : []));
  if (!intro && !body) return taken.join(', ');
  result.markdown(contentFiles.about.pattern, intro ? { intro } : {}, body);
  return [...taken, 'summary'].join(', ');
}

/** The data that `basics` are written from. */
interface OwnerDetails {
  site: Site;
  /** The summary. */
  about?: Pick<NonNullable<SectionValues['about']>, 'intro'>;
  /** The site's absolute URL. Undefined for a site on this machine only. */
  url?: string;
  /** The URL of the photo in `resume.json`. */
  image?: string;
}

/** `basics` of a JSON Resume, in both directions. */
export const basics = {
  take,
  write: ({ site, about, url, image }: OwnerDetails) => ({
    name: site.name,
    label: site.role,
    image,
    email: site.emailInFiles ? site.email : undefined,
    phone: site.phone,
    url,
    summary: about?.intro,
    location: site.location ? partsOfPlace(site.location, site.language) : undefined,
    profiles: orNothing(site.links.map(({ name, url }) => ({ network: name, url }))),
  }),
};
