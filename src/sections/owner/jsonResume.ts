import { z } from 'zod';
import { cutAtWord } from '#base/characters.ts';
import { room } from '#base/fields.ts';
import { type Group, orNothing } from '#base/group.ts';
import { partsOfPlace, place } from '#base/place.ts';
import type { EntryOf } from '#base/resume/resume.ts';
import { splitLead } from '#base/resumeText/lead.ts';
import { oneLine, toMarkdown } from '#base/resumeText/text.ts';
import { contentFiles, type Site, site } from '../contentFiles.ts';
import { EntryReader } from '../entryReader.ts';
import type { ImportResult } from '../importResult.ts';
import type { SectionValues } from '../index.ts';
import { nameOfUrl, profileUrl } from './profileUrl.ts';

type Basics = EntryOf<'basics'>;
interface Link {
  name: string;
  url: string;
}

const lineOf = (text: string | undefined, max: number) => (text ? cutAtWord(oneLine(text), max) : undefined);

/** Returns email and phone. The number comes first in the report. */
function takeContact(basics: Basics, result: ImportResult): { email?: string; phone?: string } {
  const [written = '', number = ''] = [basics.email, basics.phone].map((text) => text?.split('\n')[0]);
  const phone = /\d/.test(number) ? lineOf(number.replace(/^tel:/i, ''), room.label) : undefined;
  if (phone)
    result.report(
      'Your phone number will be public: on the Contact page, in its QR code and contact card, and in the résumé. To leave it out, repeat the import with --no-phone, or delete it in content/site.yaml.',
    );
  const email = z.email().safeParse(written.replace(/^mailto:/i, '')).data;
  if (!email)
    result.report(
      'Your résumé has no email address, so the Contact page has no form. Add your email in content/site.yaml.',
    );
  return { email, phone };
}

/** Returns profiles and the person's website as links, each URL once. */
function takeLinks({ url: own = '', profiles }: Basics, result: ImportResult): Link[] {
  const ofProfiles = profiles.map(({ network, username, url = '' }): Partial<Link> => {
    const name = lineOf(network, room.label);
    // `{ "github": "nemo" }`
    const user = url && !/[/.:]/.test(url) ? url : username;
    const written = url && url !== user ? url : ((name && user && profileUrl(name, user)) ?? url);
    return { name, url: result.url(written) };
  });
  const pages = own.split('\n').map((text) => ({ url: result.url(text) }));
  const links = [...ofProfiles, ...pages].flatMap(({ name, url }: Partial<Link>) =>
    url ? [{ name: name || cutAtWord(nameOfUrl(url), room.label), url }] : [],
  );
  return [...Map.groupBy(links, ({ url }) => new URL(url).href.replace(/\/$/, '')).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Returns a line with a label, `Nationality: French`, as a fact of the home page; undefined if it is too long. */
export function factIn(line: string): { name: string; value: string } | undefined {
  const [, name = '', value = ''] = /^(.+?): (.+)$/.exec(oneLine(line)) ?? [];
  return name && name.length <= room.label && value.length <= room.line ? { name, value } : undefined;
}

/** Adds name, contact and links as `site.yaml`, and the summary as `about.md`. Returns what was taken. */
function take(basics: Basics, result: ImportResult, known: Partial<Pick<Site, 'photo' | 'language'>> = {}): string {
  const reader = new EntryReader({}, result);
  const fields: Group = {
    name: lineOf(basics.name, room.line),
    role: reader.line(basics.label, room.item),
    location: lineOf(place(basics.location, result.language), room.line),
    facts: orNothing(basics.extras.flatMap((line) => factIn(line) ?? [])),
    ...takeContact(basics, result),
    links: orNothing(takeLinks(basics, result)),
    ...known,
  };
  const { lead: intro, rest } = splitLead(basics.summary ?? reader.beyond.shift() ?? '', room.intro);
  const body = [...reader.beyond.map(toMarkdown), rest].filter(Boolean).join('\n\n');
  result.files.set(site.pattern, { fields });
  const taken = Object.entries(fields).flatMap(([field, value]) => (value ? [field] : []));
  if (!intro && !body) return taken.join(', ');
  result.markdown(contentFiles.about.pattern, intro ? { intro } : {}, body);
  return [...taken, 'summary'].join(', ');
}

interface OwnerDetails {
  site: Site;
  about?: Pick<NonNullable<SectionValues['about']>, 'intro'>;
  /** The site's absolute URL. Undefined for a site on this machine only. */
  url?: string;
  image?: string;
}

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
