import { z } from 'zod';
import { inContent } from '#base/contentPath.ts';
import { mustBe } from '#base/explain.ts';
import {
  day,
  fieldGroup,
  image,
  line,
  location,
  mailAddress,
  namesOf,
  numberOrLine,
  phoneNumber,
  room,
} from '#base/fields.ts';
import { publicity } from './publicity.ts';

const privateSchema = fieldGroup({
  phone: phoneNumber
    .optional()
    .describe('Your phone number. In your own copies of the résumé, it replaces the one in site.yaml.'),
  email: mailAddress
    .optional()
    .describe('Your email. In your own copies of the résumé, it replaces the one in site.yaml.'),
  street: line(room.line).optional().describe(`Street and number, printed before your location. ${publicity.street}`),
  location: location.describe(
    'Your full location. Example: 10115 Berlin. In your own copies of the résumé, it replaces the one in site.yaml.',
  ),
  dateOfBirth: day.optional().describe('Your date of birth. Example: 1998-05-31.'),
  nationality: line(room.label).optional().describe('Your nationality. Example: French.'),
  photo: image(420)
    .meta({ otherNames: namesOf.photo })
    .refine((value) => /^(\.\/)?private/.test(value), {
      error: ({ input }) => mustBe('an image that git ignores, such as private/photo.jpg', input),
    })
    .optional()
    .describe('Photo for your own copies of the résumé, in content/private/. Example: private/photo.jpg.'),
  facts: z
    .array(
      fieldGroup({
        name: line(room.label).meta({ otherNames: namesOf.name }).describe('Name of the fact. Example: Work permit.'),
        value: numberOrLine(room.line).describe('Value of the fact. Example: EU Blue Card.'),
      }),
    )
    .max(8)
    .default([])
    .describe(
      'Other data that employers in your country expect. Example: [{ name: Work permit, value: EU Blue Card }].',
    ),
});

/** Only `npm run resume -- --private` reads it, and the editor's form. */
export const privateFacts = { pattern: 'private.yaml', schema: privateSchema } as const;
export const privateFile = inContent(privateFacts.pattern);
export type PrivateFacts = z.infer<typeof privateSchema>;
