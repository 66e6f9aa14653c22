/** What `vitrine create` asks for: answers given as options, what is wrong with them, and where answers go. */
import { z } from 'zod';
import { sentenceOf } from '#base/problems.ts';
import { ContentFile } from '#content/contentFile.ts';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { editYaml } from '#content/editYaml.ts';
import { toForm, type Values } from '#content/values.ts';
import { contentFiles, type Site, siteFile } from '#sections/contentFiles.ts';
import { type HostName, hostNames } from './hosts.ts';

/** Fields that are one line each, in the order of the questions. */
const lineFields = ['name', 'tagline', 'role', 'email', 'phone', 'location', 'url'] as const;
export type LineField = (typeof lineFields)[number];

/** Fields of content/site.yaml. */
export type Answers = Partial<Record<LineField, string>> &
  Partial<Pick<Site, 'accent' | 'links' | 'form' | 'languages'>>;

/** Reads answers with the schema of the content check, and its messages. */
export function readAnswers(answers: { [field in keyof Answers]?: unknown }): { site?: Site; problems: string[] } {
  const { data, error } = contentFiles.site.schema.safeParse({ name: 'Nobody', ...answers });
  return { site: data, problems: (error?.issues ?? []).map(sentenceOf) };
}

/** Returns the text of content/site.yaml with the fields that were answered. */
export function withAnswers(yaml: string, answers: Answers): string {
  const schema = jsonSchemaOf('site');
  const before = toForm(schema, new ContentFile(siteFile, 'site', yaml).data ?? {}) as Values;
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
  if (!answers.languages) return editYaml(yaml, schema, before, { ...before, ...given });
  // The languages of a résumé come first, in the order of its texts.
  const { language: _, languages = [], ...others } = before;
  const all = [...new Set([...(languages as string[]), ...answers.languages])];
  return editYaml(yaml, schema, before, { ...others, ...given, languages: all });
}

/** The options of `vitrine create`. */
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

const networks = [
  'GitHub',
  'GitLab',
  'LinkedIn',
  'YouTube',
  'ORCID',
  'Codeberg',
  'Mastodon',
  'ResearchGate',
  'Bluesky',
];

/** Reads `GitHub=https://github.com/you`, or only the URL, which is named by its host. */
export function readLink(text: string): { name?: string; url?: string } {
  const link = text.trim();
  // The query of a URL has "=" too.
  const [, name, url] = /^(?!https?:)([^=]*)=(.*)$/is.exec(link) ?? [];
  if (url !== undefined) return { name: name?.trim(), url: url.trim() };
  if (!URL.canParse(link)) return { url: link };
  const host = new URL(link).hostname.replace(/^www\./, '');
  return { name: networks.find((network) => host.split('.')[0] === network.toLowerCase()) ?? host, url: link };
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
