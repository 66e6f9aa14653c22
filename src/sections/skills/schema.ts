import { z } from 'zod';
import { fieldGroup, line, namedGroup, nameList, namesOf, resume, room, words } from '#base/fields.ts';
import type { InLanguage } from '../files.ts';

const level = line(room.label)
  .optional()
  .meta({ otherNames: namesOf.level })
  .describe('How well you know it, in a word or two. Example: Advanced.');

const skillsSchema = fieldGroup({
  heading: words(room.label)
    .optional()
    .meta({ otherNames: 'title' })
    .describe('Heading of the section. Example: Tech Stack. Default: Skills, in the language of the page.'),
  note: words(80).optional().describe('What a highlighted skill means. Example: In ink: used every week.'),
  groups: z
    .array(
      fieldGroup({
        name: words(room.item).meta({ otherNames: namesOf.name }).describe('Name of the group. Example: Languages.'),
        items: z
          .array(
            namedGroup({
              name: line(room.item)
                .meta({ otherNames: `${namesOf.name} language` })
                .describe('Name of the skill. Example: TypeScript.'),
              highlight: z.boolean().default(false).describe('Highlight as one of your main skills. Default: false.'),
              level,
              also: nameList(room.item)
                .optional()
                .describe('Other spellings that your entries have, for the evidence of a skill. Example: [JS].'),
              resume,
            }),
          )
          .min(1)
          .describe('Skills of the group. A name alone is enough. Example: [Python, ROS 2].'),
        level,
        resume,
      }),
    )
    .describe('Groups of skills, in the order of the page.'),
});

type File = z.infer<typeof skillsSchema>;

/** The file and its groups have a language if it isn't that of the page. */
export type Skills = Omit<File, 'groups'> & InLanguage & { groups: (File['groups'][number] & InLanguage)[] };

export const skillsFiles = { pattern: 'skills.yaml', schema: skillsSchema, list: 'groups' } as const;
