import type { Organization, OrganizationRole } from 'schema-dts';
import { formatDuration, formatPeriod, type Month, spanOfPeriod } from '#base/dates.ts';
import { orNothing } from '#base/group.ts';
import { splitAtComma } from '#base/place.ts';
import type { UiStrings } from '#base/uiStrings.ts';
import { type Absolute, globalId, routes } from '#base/urls.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { pathOfPlace } from '../places.ts';
import { type Career, type ResumeEntry, resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { tilesOf } from '../tile.ts';
import {
  compareExperience,
  distinctJob,
  employerName,
  employersOf,
  entryId,
  otherSpellings,
  placeOfEntry,
  typeName,
  withMonograms,
} from './experience.ts';
import { type ExperienceEntry, experienceFiles } from './schema.ts';

/** Returns an entry as the résumé has it, with its own company and place. */
function toResumeEntry(entry: ExperienceEntry, strings: UiStrings): ResumeEntry {
  const { title, company, websiteUrl, location, summary, description, technologies, ...period } = distinctJob(entry);
  const firm = company ? { text: company, url: websiteUrl ?? null } : null;
  // Without a title the company is the heading.
  return resumeEntry(title || !firm ? (title ?? '') : firm, {
    organization: title ? firm : null,
    location: location ?? null,
    when: formatPeriod(period, strings) ?? null,
    text: summary ?? null,
    technologies,
    bullets: description,
    lang: entry.lang,
    isJob: true,
  });
}

/** Returns where each job with a start is in the career. */
function careersOf(entries: readonly ExperienceEntry[], present: Month): Map<ExperienceEntry, Career> {
  const spans = entries.flatMap((entry) => {
    const span = spanOfPeriod(entry, present);
    return span ? [{ entry, ...span }] : [];
  });
  const first = Math.min(...spans.map(({ start }) => start));
  const january = first - (first % 12);
  const months = Math.max(...spans.map(({ end }) => end)) - january;
  return new Map(
    spans.map(({ entry, start, end }) => [entry, { from: (start - january) / months, width: (end - start) / months }]),
  );
}

type Role = OrganizationRole<Organization, 'worksFor'>;

/** Returns the owner's jobs with employers, roles and periods. Omits entries without a company. */
const jobs = (entries: readonly ExperienceEntry[], at: Absolute): readonly Role[] | undefined =>
  orNothing(
    entries
      .filter(({ company }) => company)
      .map(({ slug, title, company, websiteUrl, start, end }) => {
        const { page, id } = placeOfEntry({ slug });
        return {
          '@type': 'OrganizationRole',
          '@id': globalId(id, at, page),
          roleName: title,
          startDate: start,
          endDate: end,
          worksFor: { '@type': 'Organization', name: company, url: websiteUrl },
        };
      }),
  );

export const experience = {
  ...experienceFiles,
  titleFields: ['title', 'company'],
  entry: {
    command: 'experience',
    name: 'experience entry',
    plural: 'Experience',
    compare: compareExperience,
    newFields: (title, day) => ({ title, start: day.slice(0, 7) }),
    note: 'Leave the body empty. Write what you did in `description`.',
    hasOnlyFields: true,
  },
  page: 'experience',
  placeOf: placeOfEntry,
  pages: (entries) => [
    {
      path: routes.experience,
      ids: entries.map(({ slug }) => entryId(slug)),
      dates: entries.flatMap(({ start, end }) => [start, end]),
    },
  ],
  resumeRank: 10,
  resume: (entries, strings, { present, all } = {}) => {
    const careers = present ? careersOf(entries, present) : undefined;
    const toEntry = (role: ExperienceEntry) => ({ ...toResumeEntry(role, strings), career: careers?.get(role) });
    return resumeSection(strings.nav.experience, {
      entries: employersOf(entries, all).map((employer) => {
        const { roles, websiteUrl = null, location = null, period } = employer;
        if (roles.length === 1) return toEntry(roles[0]);
        const duration = present && formatDuration(roles, present, strings.language);
        return resumeEntry(
          { text: employerName(employer), url: websiteUrl },
          {
            location,
            when: [formatPeriod(period, strings), duration].filter(Boolean).join(' · ') || null,
            roles: roles.map((role) => ({
              ...toEntry(role),
              badge: role.type && typeName(role.type, strings),
            })),
          },
        );
      }),
    });
  },
  tiles: tilesOf({
    rank: 40,
    isNewestShown: true,
    heading: ({ nav }) => nav.experience,
    // The newest role at each employer.
    draw: (entries: readonly ExperienceEntry[]) =>
      withMonograms(entries).map(([{ roles }, image]) => [roles[0], image]),
    tile: ({ title, company, summary, description, slug }, { experience, comma }) => ({
      label: experience.tile,
      caption: (company && splitAtComma(company)[0]) || title,
      title: [title, company].filter(Boolean).join(comma),
      text: summary ?? description[0],
      path: pathOfPlace(placeOfEntry({ slug })),
    }),
  }),
  warnings: ({ fields: { end } }, today) =>
    String(end) > today && /^\d{4}(-\d\d)?$/.test(String(end))
      ? [{ path: ['end'], kind: 'future', found: String(end), fix: 'untilNow' }]
      : [],
  jointWarnings: (entries) =>
    otherSpellings(entries).map(([{ file, company }, first]) => ({
      file,
      path: ['company'],
      kind: 'sameEmployer',
      found: `"${company}"`,
      allowed: first.file,
      write: `"${first.company}"`,
    })),
  jsonResume: jsonResumeList<'work', ExperienceEntry>({
    list: 'work',
    noun: 'job',
    files: experienceFiles,
    titleOf: ({ company, title }) => company ?? title,
    rankOf: ({ start, end, current }) => JSON.stringify([start, end, current]),
    from: {
      title: 'position',
      company: 'name',
      websiteUrl: 'url',
      technologies: 'keywords',
      description: 'highlights',
    },
    prepare: ({ summary, description, ...entry }) => ({
      ...entry,
      summary: [description, summary].filter(Boolean).join('\n\n') || undefined,
      // The link is the employer's.
      url: entry.name ? entry.url : undefined,
    }),
  }),
  person: (entries, { at }) => ({ worksFor: jobs(entries, at) }),
} satisfies Section<readonly ExperienceEntry[]>;
