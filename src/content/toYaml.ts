/** How content is written as YAML. */
import { type DocumentOptions, type ParseOptions, type SchemaOptions, stringify, type ToStringOptions } from 'yaml';

/** Reads days as dates. Quotes a new text that YAML 1.1 reads as something else, such as `no`. */
export const parseOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  customTags: ['timestamp', 'merge'],
  compat: 'yaml-1.1',
};

export const layout: ToStringOptions = { lineWidth: 0, flowCollectionPadding: false };

/** Returns YAML that reads the same by the rules of 1.1 and 1.2. Undefined fields are left out. */
export function toYaml(facts: object): string {
  return stringify(facts, { ...parseOptions, ...layout, keepUndefined: false });
}
