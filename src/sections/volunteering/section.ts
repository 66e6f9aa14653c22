import { inOrder } from '#base/dates.ts';
import {
  either,
  eitherOf,
  fieldGroup,
  highlights,
  order,
  organization,
  period,
  resume,
  role,
  room,
  summary,
  url,
} from '#base/fields.ts';
import { orNothing } from '#base/group.ts';
import { disc, drawOneInk, type Picker, range } from '#ui/shapes.ts';
import { type EntryOf, listOf } from '../files.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { rowSection } from '../rows.ts';
import type { Section } from '../section.ts';

const files = listOf(
  'volunteering.yaml',
  'Volunteering, in the order of the page: newest first.',
  fieldGroup({
    role: role(room.item).describe('Your role. Example: Robotics coach.'),
    organization: organization.describe('Organization and place. Example: Sample Library, Lyon.'),
    ...period,
    url: url.describe('Page of the organization (https).'),
    summary: summary.describe('What it is about, in a sentence or two.'),
    highlights,
    resume,
  })
    .refine(inOrder, order)
    .refine(({ role, organization }) => role || organization, either('role', 'organization'))
    .meta(eitherOf('role', 'organization')),
);

export type VolunteeringEntry = EntryOf<typeof files>;

/** Draws a ring of six. */
function drawRing(pick: Picker) {
  const radius = 9 + pick(3);
  const at = (index: number, turn: (angle: number) => number) => Math.round(26 * turn(((index - 1.5) * Math.PI) / 3));
  const discs = range(6).map((index) => disc(60 + at(index, Math.cos), 40 + at(index, Math.sin), radius));
  return drawOneInk(discs, pick(6), 'grow');
}

export const volunteering = {
  ...files,
  titleFields: ['role', 'organization'],
  ...rowSection<VolunteeringEntry>('volunteering', {
    page: 'experience',
    row: ({ role, organization, highlights, ...entry }) => ({
      ...entry,
      title: role ?? organization ?? '',
      facts: [role && organization],
      bullets: highlights,
      isJob: true,
    }),
    showcase: {
      rank: 60,
      drawings: [drawRing],
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
    files,
    from: { role: 'position', organization: 'organization, location' },
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
