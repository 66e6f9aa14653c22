/** The answers that are given as options of `npm run create`. */
import { z } from 'zod';
import { type Answers, type LineField, lineFields, readAnswers } from './answers.ts';
import { type HostName, hostNames } from './hosts.ts';

export type Options = Partial<
  Record<LineField | 'accent' | 'host' | 'form-service' | 'form-id' | 'languages', string>
> & {
  /** Résumés of one person, each in another language. */
  from?: readonly [string, ...string[]];
  yes?: true;
  here?: true;
  'no-git'?: true;
  upgrade?: true;
  link?: string[];
};

/** What the owner chooses for a new site. */
export interface SiteChoices {
  answers: Answers;
  host?: HostName;
}

const hostSchema = z.enum(hostNames).optional();

/** Reads `GitHub=https://github.com/you`. The schema rejects a URL without a name. */
export function readLink(text: string): { name?: string; url?: string } {
  const [, name, url] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  return url === undefined ? { url: text.trim() } : { name: name?.trim(), url: url.trim() };
}

/** Returns the answers that options give, and every problem with them. */
export function readOptions(options: Options): SiteChoices & { problems: string[] } {
  const { link, host, languages, 'form-service': service, 'form-id': id } = options;
  const lines = [...lineFields, 'accent' as const].filter((field) => options[field] !== undefined);
  const given = {
    ...Object.fromEntries(lines.map((field) => [field, options[field]?.trim()])),
    ...(link && { links: link.map(readLink) }),
    ...(languages && { languages: languages.split(',').map((tag) => tag.trim()) }),
    ...((service || id) && { form: { ...(service && { service }), ...(id && { id }) } }),
  };
  const { site, problems } = readAnswers(given);
  const chosen = hostSchema.safeParse(host);
  return {
    answers: Object.fromEntries(Object.keys(given).map((field) => [field, site?.[field as keyof Answers]])),
    host: chosen.data,
    problems: [...problems, ...(chosen.error?.issues ?? []).map(({ message }) => `--host ${message}`)],
  };
}
