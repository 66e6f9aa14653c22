/** Sorts what a résumé says of its owner. */
import { type Group, isGroup } from '#base/group.ts';
import { readAddress } from '#base/resumeText/addresses.ts';
import { fieldMeant } from '#base/resumeText/fields.ts';
import { isOfFile } from '#base/resumeText/programData.ts';
import { labelOf, linesOf } from '#sections/more/inWords.ts';
import { basics } from '#sections/owner/jsonResume.ts';
import type { Reports } from '#sections/reports.ts';
import { profileAddress } from './profileAddress.ts';
import { entriesOf } from './sortEntry.ts';
import { forPeople, sortFields, withDefaults } from './sortFields.ts';

/** Returns somebody's name, which may be there in parts. */
export function nameIn({ name, firstName, lastName, givenName = firstName, familyName = lastName }: Group): unknown {
  return name ?? ([givenName, familyName].filter(Boolean).join(' ') || undefined);
}

/** Returns the profiles that a field of the basics holds; undefined if it holds none. */
const profilesIn = ([name, value]: readonly [string, unknown]) =>
  fieldMeant(basics, name) === 'profiles' ? entriesOf(basics.profiles, value) : undefined;

/** Returns a profile as a link, or in words if nothing says where it is. */
function sortProfile(profile: Group, index: number, reports: Reports): { link?: Group; details: string[] } {
  const { known, others } = sortFields(basics.profiles, profile, ['basics', 'profiles', index]);
  const { network, username, url } = known as { network?: string; username?: string; url?: string };
  const beside = Object.entries(forPeople(others, 'basics.profiles[]', reports) as Group);
  const lines = beside.flatMap(([name, value]) => linesOf(name, value));
  const details = lines.map((line) => [network, line].filter(Boolean).join(', '));
  // `{ "github": "nemo" }`
  const name = url && !/[/.:]/.test(url) ? url : username;
  const address = url && url !== name ? url : network && name && profileAddress(network, name);
  if (!address && network && name) return { details: [`${network}: ${name}`, ...details] };
  return { link: { ...known, url: address || url }, details };
}

/** Returns the basics, and in lines what they say beyond what has a place. */
export function sortBasics(value: Group, reports: Reports): { known: Group; details: string[] } {
  const { firstName: _first, lastName: _last, givenName: _given, familyName: _family, ...said } = value;
  const fields = Object.entries({ ...said, name: nameIn(value) });
  const profiles = fields.flatMap((field) => profilesIn(field) ?? []);
  const single = fields.filter((field) => !profilesIn(field));
  const { known, others } = sortFields(basics, Object.fromEntries(single), ['basics']);
  const details: string[] = [];
  for (const [name, inner] of Object.entries(forPeople(others, 'basics', reports) as Group)) {
    const isUrl = typeof inner === 'string' && /^(https?:|www\.)/i.test(inner) && readAddress(inner);
    const url = isUrl ? inner : typeof inner === 'string' && profileAddress(name, inner);
    if (isOfFile(name)) reports.omitProgramData(name);
    else if (url) profiles.push({ network: labelOf(name), url });
    else if (fieldMeant(basics, name) === 'summary')
      known.summary = [known.summary, ...linesOf('', inner)].join('\n\n');
    else details.push(...linesOf(name, inner));
  }
  const sorted = profiles.flatMap((profile, index) => (isGroup(profile) ? [sortProfile(profile, index, reports)] : []));
  return {
    known: withDefaults(basics, { ...known, profiles: sorted.flatMap(({ link }) => link ?? []) }),
    details: [...details, ...sorted.flatMap((profile) => profile.details)],
  };
}

/**
 * Returns the basics, with what of them is at the top level, and the rest of a résumé.
 * @param isList whether a field at the top level means a list
 */
export function basicsIn(resume: Group, isList: (name: string) => boolean): { basics: Group; rest: Group } {
  const own = isGroup(resume.basics) ? resume.basics : {};
  const isOfBasics = ([name, value]: readonly [string, unknown]) =>
    !Object.hasOwn(own, name) &&
    !isList(name) &&
    (profilesIn([name, value]) !== undefined || (fieldMeant(basics, name) !== undefined && typeof value === 'string'));
  const fields = Object.entries(resume);
  return {
    basics: { ...Object.fromEntries(fields.filter(isOfBasics)), ...own },
    rest: Object.fromEntries(fields.filter((field) => !isOfBasics(field))),
  };
}
