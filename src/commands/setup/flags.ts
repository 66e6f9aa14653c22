/** What is typed after `npm run setup --`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Answers, type LineField, lineFields, readAnswers } from './answers.ts';
import { type HostName, hostNames } from './hosts.ts';

export const usage = `npm run setup -- [flags]

Asks for what content/site.yaml says of you, and keeps or clears the sample entries. Each answer can be given:
  --name, --tagline, --role, --email, --phone, --location   "" takes one out
  --link "GitHub=https://github.com/you"   once for each; together they are all links
  --host ${hostNames.join(', ')}
  --url https://you.dev   where the site will stand
  --form-service formsubmit, formspree, web3forms, basin, netlify; --form-id, where the service gives one
  --sample keep, clear
  --yes   asks nothing: what is not given stays as it is`;

const sampleChoices = ['keep', 'clear'] as const;
export type SampleChoice = (typeof sampleChoices)[number];

export interface Flags {
  /** Facts that were given; a line that is undefined is to be taken out. */
  facts: Partial<Answers>;
  host?: HostName;
  sample?: SampleChoice;
  yes: boolean;
  /** Whether any answer was given. */
  any: boolean;
}

const choices = z.object({ host: z.enum(hostNames).optional(), sample: z.enum(sampleChoices).optional() });

const options = {
  ...(Object.fromEntries(lineFields.map((field) => [field, { type: 'string' }])) as Record<
    LineField,
    { type: 'string' }
  >),
  link: { type: 'string', multiple: true },
  host: { type: 'string' },
  'form-service': { type: 'string' },
  'form-id': { type: 'string' },
  sample: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** `GitHub=https://github.com/you`; what has no `=` is an address without a name, which the schema tells. */
export function readLink(text: string): { name?: string; url?: string } {
  const [, name, url] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  return url === undefined ? { url: text.trim() } : { name: name?.trim(), url: url.trim() };
}

/**
 * @returns what was given, or every problem with it
 * @throws TypeError for an unknown flag
 */
export function readFlags(args: string[]): { flags: Flags; problems: string[] } {
  const { values } = parseArgs({ args, options });
  const { link, yes = false, 'form-service': service, 'form-id': id } = values;
  const lines = lineFields.filter((field) => values[field] !== undefined);
  const given = {
    ...Object.fromEntries(lines.map((field) => [field, values[field]?.trim() || undefined])),
    ...(link && { links: link.filter((text) => text.trim()).map(readLink) }),
    ...((service !== undefined || id !== undefined) && {
      form: { ...(service !== undefined && { service }), ...(id !== undefined && { id }) },
    }),
  };
  const { site, problems } = readAnswers(given);
  const chosen = choices.safeParse({ host: values.host, sample: values.sample });
  const wrong = (chosen.error?.issues ?? []).map(({ path, message }) => `--${path.join('.')} ${message}`);
  const facts = Object.fromEntries(
    Object.keys(given).map((field) => [field, site?.[field as keyof Answers]]),
  ) as Partial<Answers>;
  const any = Object.keys(values).some((flag) => flag !== 'yes');
  return { flags: { facts, ...chosen.data, yes, any }, problems: [...problems, ...wrong] };
}
