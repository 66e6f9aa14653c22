/** How content is written as YAML. */
import { type DocumentOptions, type ParseOptions, type SchemaOptions, stringify, type ToStringOptions } from 'yaml';

type Options = ParseOptions & DocumentOptions & SchemaOptions;

/** Reads days as dates. */
export const parseOptions: Options = { customTags: ['timestamp', 'merge'], logLevel: 'error' };

/** Quotes a text that YAML 1.1 reads as something else, such as `no`; the parser would warn about it. */
export const writeOptions: Options = { ...parseOptions, compat: 'yaml-1.1' };

export const layout: ToStringOptions = { lineWidth: 0, flowCollectionPadding: false };

/** Returns YAML that reads the same by the rules of 1.1 and 1.2. Undefined fields are left out. */
export function toYaml(fields: object): string {
  return stringify(fields, { ...writeOptions, ...layout, keepUndefined: false });
}
