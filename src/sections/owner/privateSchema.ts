import { z } from 'zod';
import { mustBe } from '#base/explain.ts';
import { day, facts, image, line, mailAddress, numberOrLine, phoneNumber, room } from '#base/fields.ts';

/** What no visitor may see. From the root, as git is told to ignore it: `/content/private*`. */
export const isPrivatePath = (path: string): boolean => path.startsWith('content/private');
export const privateFile = 'content/private.yaml';

const privateSchema = facts({
  phone: phoneNumber.optional().describe('Your phone number. On these documents it replaces the one in site.yaml.'),
  email: mailAddress.optional().describe('Your email. On these documents it replaces the one in site.yaml.'),
  street: line(room.line).optional().describe('Street and number, which come before your location.'),
  location: line(room.line)
    .optional()
    .describe('Your full location, such as 10115 Berlin. On these documents it replaces the one in site.yaml.'),
  dateOfBirth: day.optional().describe('Your date of birth. Example: 1998-05-31.'),
  nationality: line(room.label).optional().describe('Your nationality, such as French.'),
  photo: image(420)
    .refine((value) => /^(\.\/)?private/.test(value), {
      error: ({ input }) => mustBe('an image that git ignores, such as private/photo.jpg', input),
    })
    .optional()
    .describe('A photo for these documents, in content/private/, such as private/photo.jpg.'),
  facts: z
    .array(
      facts({
        name: line(room.label).describe('What the fact is called. Example: Work permit.'),
        value: numberOrLine(room.line).describe('What it says. Example: EU Blue Card.'),
      }),
    )
    .max(8)
    .default([])
    .describe('Whatever else employers in your country expect. Example: [{ name: Work permit, value: EU Blue Card }].'),
});

/** Only `npm run resume -- --private` reads it, and the editor's form. */
export const privateFacts = { pattern: 'private.yaml', schema: privateSchema } as const;
export type PrivateFacts = z.infer<typeof privateSchema>;
