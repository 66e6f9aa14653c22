import { z } from 'zod';
import { day, fieldGroup, line, room, words } from '#base/fields.ts';
import { type SectionName, sectionNames, sectionOf } from './index.ts';
import { person, resumeLength, tag } from './owner/schema.ts';

/** Sections with entries that an application can choose: files by slug, publications by key, others by title. */
export const chosenSections = sectionNames.filter(
  (name) => name === 'publications' || sectionOf(name).entry || sectionOf(name).list,
);

const byKind = <Value extends z.ZodType>(kinds: readonly SectionName[], value: Value) =>
  fieldGroup(
    Object.fromEntries(kinds.map((kind) => [kind, value.optional().describe(`Names of entries of ${kind}.`)])),
  ).prefault({});

const names = z.array(line(room.item));

/** `content/for/*.md`: what an owner says otherwise to one reader, such as an employer. */
export const applicationSchema = fieldGroup({
  tagline: person.tagline.describe('Your tagline for this reader.'),
  intro: words(room.intro).optional().describe('Your intro for this reader, in two or three sentences.'),
  lookingFor: person.lookingFor.describe('What you are looking for. Example: Embedded engineer at Acme.'),
  facts: person.facts.describe('Up to two facts beside role and location, in place of those of site.yaml.'),
  first: byKind(chosenSections, names).describe(
    'Entries that come first, by kind: files by slug, publications by key, others by title. Example: { projects: [card-game], talks: [Fast tests] }.',
  ),
  without: byKind(chosenSections, names).describe('Entries to leave out, named in the same way.'),
  instead: byKind(
    chosenSections.filter((kind) => kind !== 'publications'),
    z.record(z.string(), z.record(z.string(), z.unknown())),
  ).describe(
    'Fields of entries that you say otherwise, by kind and name. Example: { projects: { card-game: { description: A real-time game server. } } }.',
  ),
  resume: fieldGroup(resumeLength)
    .prefault({})
    .describe('Order, limits, pages and evidence of this résumé, as in resume of site.yaml.'),
  language: tag.optional().describe("One of the site's languages. If omitted, the first one."),
  date: day.optional().describe('Day of the letter. If omitted, the day of the build.'),
  expires: day.optional().describe('Last day of the page. Later builds leave it out. Example: 2027-03-31.'),
});
