/** What `vitrine create` asks for, what is wrong with an answer, and where answers go. */
import { sentenceOf } from '#base/problems.ts';
import { ContentFile } from '#content/contentFile.ts';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { editYaml } from '#content/editYaml.ts';
import { toForm, type Values } from '#content/values.ts';
import { contentFiles, type Site, siteFile } from '#sections/contentFiles.ts';

/** Fields that are one line each, in the order of the questions. */
export const lineFields = ['name', 'tagline', 'role', 'email', 'phone', 'location', 'url'] as const;
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
