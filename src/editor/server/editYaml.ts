/**
 * Writes changed values into YAML, and touches nothing but what changed: comments, order, quotes and blanks stay.
 * The `yaml` package says where everything stands; its own writer would set the whole file anew.
 */
import { isMap, isScalar, parseDocument } from 'yaml';
import type { JsonSchema, Values } from '../api.ts';
import { Splices } from './splices.ts';
import { isSame, toForm } from './values.ts';
import { YamlEditor } from './YamlEditor.ts';
import { Unwritable } from './yamlPlaces.ts';
import { yamlOptions } from './yamlText.ts';

/**
 * @param yaml the facts' text
 * @param before the values that the form was opened with
 * @param after the values that the form holds now
 * @throws Unwritable where the text is of a form that cannot be changed in place
 */
export function editYaml(yaml: string, schema: JsonSchema, before: Values, after: Values): string {
  if (isSame(before, after)) return yaml;
  const document = parseDocument(yaml, yamlOptions);
  const splices = new Splices(yaml);
  const editor = new YamlEditor(splices);
  const { contents } = document;
  if (isMap(contents)) editor.editGroup(contents, schema, before, after, true);
  else if (contents === null || (isScalar(contents) && contents.value === null)) editor.fill(schema, after);
  else throw new Unwritable('the facts are no group of fields');
  const edited = splices.text();
  const reread = parseDocument(edited, yamlOptions);
  if (reread.errors.length || !isSame(toForm(schema, reread.toJS() ?? {}), after)) {
    throw new Unwritable('the text is written in a way that the form cannot change');
  }
  return edited;
}
