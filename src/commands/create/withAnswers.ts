import { ContentFile } from '#content/contentFile.ts';
import { jsonSchemaOf } from '#content/contentSchemas.ts';
import { editYaml } from '#content/editYaml.ts';
import { toForm, type Values } from '#content/values.ts';
import type { Answers } from './answers.ts';

/** Returns the text of content/site.yaml with the fields that were answered. */
export function withAnswers(yaml: string, answers: Answers): string {
  const schema = jsonSchemaOf('site');
  const before = toForm(schema, new ContentFile('content/site.yaml', 'site', yaml).data ?? {}) as Values;
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
  return editYaml(yaml, schema, before, { ...before, ...given });
}
