import { formatPeriod } from '#base/dates.ts';
import { distinctJob } from '#base/distinct.ts';
import { routes } from '#base/urls.ts';
import { resumeEntry, resumeSection, type Section } from '../section.ts';
import { compareExperience, entryId } from './experience.ts';
import { experienceJsonResume } from './jsonResume.ts';
import { type ExperienceEntry, experienceFiles } from './schema.ts';
import { experienceTiles } from './tiles.ts';

export const experience = {
  ...experienceFiles,
  entry: {
    command: 'experience',
    name: 'experience entry',
    plural: 'Experience',
    compare: compareExperience,
    begin: (title, day) => ({ title, start: day.slice(0, 7) }),
    note: 'Leave the body empty: description says what you did.',
    isFieldsAlone: true,
  },
  placeOf: () => ({ page: routes.experience }),
  pages: (entries) => [
    {
      path: routes.experience,
      ids: entries.map(({ slug }) => entryId(slug)),
      dates: entries.flatMap(({ start, end }) => [start, end]),
    },
  ],
  resumeRank: 10,
  resume: (entries, words) =>
    resumeSection(words.nav.experience, {
      entries: entries.map((entry) => {
        const { title, company, websiteUrl, location, summary, description, technologies, ...period } =
          distinctJob(entry);
        const firm = company ? { text: company, url: websiteUrl ?? null } : null;
        // Without a title the company is the heading.
        return resumeEntry(title || !firm ? (title ?? '') : firm, {
          organization: title ? firm : null,
          location: location ?? null,
          when: formatPeriod(period, words) ?? null,
          text: summary ?? null,
          technologies,
          bullets: description,
          isJob: true,
        });
      }),
    }),
  tiles: experienceTiles,
  warnings: ({ fields: { end } }, today) =>
    String(end) > today && /^\d{4}(-\d\d)?$/.test(String(end))
      ? [{ path: ['end'], message: `is in the future (${end}). Delete it if the entry lasts to the present.` }]
      : [],
  jsonResume: experienceJsonResume,
} satisfies Section<readonly ExperienceEntry[]>;
