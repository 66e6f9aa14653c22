/** What `vitrine create` asks for: answers given as options, what is wrong with them, and where answers go. */
import { z } from 'zod';
import { sentenceOf } from '#base/problems.ts';
import { ContentFile } from '#content/contentFile.ts';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { editYaml } from '#content/editYaml.ts';
import { privateStarter, starterFiles } from '#content/newFiles.ts';
import { toForm, type Values } from '#content/values.ts';
import { contentFiles, type Site, siteFile } from '#sections/contentFiles.ts';
import { nameOfUrl } from '#sections/owner/profileUrl.ts';
import { hostNames } from './hosts.ts';

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

/** Choices that are no fields of content/site.yaml. */
const choicesSchema = z.object({
  host: z.enum(hostNames).optional(),
  /** Fields for content/private.yaml. */
  private: z.array(z.enum(['email', 'phone'])).optional(),
});

/** What the owner chooses for a new site. */
export interface SiteChoices extends z.infer<typeof choicesSchema> {
  answers: Answers;
}

/** Returns the fields of content/site.yaml and content/private.yaml. */
function fieldsOf({ answers, private: hidden = [] }: SiteChoices, before: Values = {}) {
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
  const { language: _, languages = [], ...others } = before;
  const all: Values = answers.languages
    ? // The languages of a résumé come first, in the order of its texts.
      { ...others, ...given, languages: [...new Set([...(languages as string[]), ...answers.languages])] }
    : { ...before, ...given };
  const isHidden = ([field]: [string, unknown]) => hidden.some((each) => each === field);
  const [own = [], site = []] = [true, false].map((is) => Object.entries(all).filter((each) => isHidden(each) === is));
  return { site: Object.fromEntries(site), own: Object.fromEntries(own) };
}

/** Returns the files that owners start from, with their choices. */
export function startersOf(choices: SiteChoices): Map<string, string> {
  const { site, own } = fieldsOf(choices);
  return new Map([...starterFiles({ name: '', ...site }), ...privateStarter(own)]);
}

/** Returns the text of content/site.yaml with the owner's choices, and the fields of content/private.yaml. */
export function withChoices(yaml: string, choices: SiteChoices): { text: string; own: Values } {
  const schema = jsonSchemaOf('site');
  const before = toForm(schema, new ContentFile(siteFile, 'site', yaml).data ?? {}) as Values;
  const { site, own } = fieldsOf(choices, before);
  return { text: editYaml(yaml, schema, before, site), own };
}

/** The options of `vitrine create`. */
export type Options = Partial<
  Record<LineField | 'accent' | 'host' | 'private' | 'form-service' | 'form-id' | 'languages', string>
> & {
  /** Résumés of one person, each in another language. */
  from?: readonly [string, ...string[]];
  yes?: true;
  'no-git'?: true;
  upgrade?: true;
  preview?: true;
  link?: string[];
};

/** Reads `GitHub=https://github.com/you`, or only the URL, which is named by its network or host. */
export function readLink(text: string): { name?: string; url?: string } {
  const link = text.trim();
  // The query of a URL has "=" too.
  const [, name, url] = /^(?!https?:)([^=]*)=(.*)$/is.exec(link) ?? [];
  if (url !== undefined) return { name: name?.trim(), url: url.trim() };
  return URL.canParse(link) ? { name: nameOfUrl(link), url: link } : { url: link };
}

const listOf = (text?: string) => text?.split(',').map((item) => item.trim());

/** Returns the answers that options give, and every problem with them. */
export function readOptions(options: Options): SiteChoices & { problems: string[] } {
  const { link, host, languages, 'form-service': service, 'form-id': id } = options;
  const lines = [...lineFields, 'accent' as const].filter((field) => options[field] !== undefined);
  const given = {
    ...Object.fromEntries(lines.map((field) => [field, options[field]?.trim()])),
    ...(link && { links: link.map(readLink) }),
    ...(languages && { languages: listOf(languages) }),
    ...((service || id) && { form: { ...(service && { service }), ...(id && { id }) } }),
  };
  const { site, problems } = readAnswers(given);
  const { data, error } = choicesSchema.safeParse({ host, private: listOf(options.private) });
  return {
    answers: Object.fromEntries(Object.keys(given).map((field) => [field, site?.[field as keyof Answers]])),
    ...data,
    problems: [...problems, ...(error?.issues ?? []).map(({ path, message }) => `--${String(path[0])} ${message}`)],
  };
}
