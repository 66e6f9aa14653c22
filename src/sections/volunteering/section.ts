import { formatPeriod } from '#base/dates.ts';
import { orNothing } from '#base/group.ts';
import { resumeEntry, resumeSection } from '../resumeSection.ts';
import type { Section } from '../section.ts';
import { volunteeringJsonResume } from './jsonResume.ts';
import { type VolunteeringEntry, volunteeringFiles } from './schema.ts';
import { volunteeringTiles } from './tiles.ts';

export const volunteering = {
  ...volunteeringFiles,
  titleFields: ['role', 'organization'],
  contents: { page: 'experience', id: 'volunteering', name: ({ volunteering }) => volunteering.heading },
  rows: (entries, strings) =>
    entries.map(({ role, organization, start, end, highlights, ...entry }) => ({
      ...entry,
      title: role ?? organization ?? '',
      when: formatPeriod({ start, end }, strings),
      facts: [role && organization],
      bullets: highlights,
    })),
  resumeRank: 80,
  resume: (entries, strings) =>
    resumeSection(strings.volunteering.heading, {
      entries: entries.map(({ role, organization, url, summary, highlights, ...period }) => {
        const where = organization ? { text: organization, url: url ?? null } : null;
        return resumeEntry(role ?? where ?? '', {
          organization: role ? where : null,
          when: formatPeriod(period, strings) ?? null,
          text: summary ?? null,
          bullets: highlights ?? [],
          isJob: true,
        });
      }),
    }),
  tiles: volunteeringTiles,
  jsonResume: volunteeringJsonResume,
  person: (entries) => ({
    memberOf: orNothing(
      entries.flatMap(({ organization, role, url, start, end }) =>
        organization
          ? [
              {
                '@type': 'OrganizationRole' as const,
                roleName: role,
                startDate: start,
                endDate: end,
                memberOf: { '@type': 'Organization' as const, name: organization, url },
              },
            ]
          : [],
      ),
    ),
  }),
} satisfies Section<readonly VolunteeringEntry[]>;
