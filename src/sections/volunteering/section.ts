import { formatPeriod } from '#base/dates.ts';
import { room } from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { disc, drawOneInk, type Picker, range } from '#ui/shapes.ts';
import { end, items, jsonResumeList, lead, line, start, url } from '../jsonResumeList.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';
import { type VolunteeringEntry, volunteeringFiles } from './schema.ts';

/** Draws a ring of six. */
function drawRing(pick: Picker) {
  const at = (index: number, turn: (angle: number) => number) => Math.round(26 * turn(((index - 1.5) * Math.PI) / 3));
  const discs = range(6).map((index) => disc(60 + at(index, Math.cos), 40 + at(index, Math.sin), 11));
  return drawOneInk(discs, pick(6), 'grow');
}

/** Draws three heads and shoulders. */
function drawThree(pick: Picker) {
  const front = pick(2) * 8;
  const people = range(3).map((index) => {
    const [x, y] = [33 + index * 27, index === 1 ? 22 + front : 30 - front];
    return `${disc(x, y, 10)}M${x - 13} 80V${y + 26}a13 13 0 0 1 26 0V80z`;
  });
  return drawOneInk(people, pick(3), 'slide');
}

export const volunteering = {
  ...volunteeringFiles,
  titleFields: ['role', 'organization'],
  ...rowSection<VolunteeringEntry>({
    page: 'experience',
    id: 'volunteering',
    strings: ({ volunteering }) => volunteering,
    row: ({ role, organization, start, end, highlights, ...entry }, strings) => ({
      ...entry,
      title: role ?? organization ?? '',
      when: formatPeriod({ start, end }, strings),
      facts: [role && organization],
      bullets: highlights,
      isJob: true,
    }),
    showcase: {
      rank: 60,
      tone: 'own',
      drawings: [drawRing, drawThree],
      tile: ({ role, organization, summary }, { comma }) => ({
        caption: organization ?? role,
        title: [role, organization].filter(Boolean).join(comma),
        text: summary,
      }),
    },
  }),
  resumeRank: 80,
  jsonResume: jsonResumeList<'volunteer', VolunteeringEntry>({
    list: 'volunteer',
    noun: 'volunteer role',
    files: volunteeringFiles,
    fields: {
      role: line('position', room.item),
      organization: line('organization', room.item, 'location'),
      start,
      end,
      url: url(),
      summary: lead,
      highlights: items,
    },
  }),
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
