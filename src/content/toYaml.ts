import { type DocumentOptions, type ParseOptions, type SchemaOptions, stringify, type ToStringOptions } from 'yaml';

type Options = ParseOptions & DocumentOptions & SchemaOptions;

export const parseOptions: Options = { customTags: ['merge'], logLevel: 'error' };

export const layout: ToStringOptions = { lineWidth: 0, flowCollectionPadding: false };

/** Returns YAML. Undefined fields are left out. */
export function toYaml(fields: object): string {
  return stringify(fields, { ...parseOptions, ...layout, keepUndefined: false });
}
