/** The configuration of Sveltia CMS, made from the schemas of content. */
import { stringify } from 'yaml';
import { inContent } from '#base/contentPath.ts';
import type { JsonSchema } from '#base/jsonSchema.ts';
import { adminConfigFile } from '#base/urls.ts';
import { EntryError } from '#content/addEntry.ts';
import { type ContentKind, contentKinds, jsonSchemaOf } from '#content/contentSchemas.ts';
import { withLanguages } from '#content/languageFields.ts';
import { contentFiles } from '#sections/contentFiles.ts';
import { entryOf } from '#sections/index.ts';
import { publicationsFile } from '#sections/publications/fields.ts';
import { formLabel, helpText } from '../client/labels.ts';
import { hasBody } from '../server/files.ts';
import { titleOfKind } from '../server/titleOfKind.ts';
import { type AdminData, bodyField, usualOf } from './format.ts';
import { findRepository, hosts, library, type Repository } from './repository.ts';

/** Not in Git, or with fields of any name. */
const left: readonly ContentKind[] = ['private', 'coauthors', 'strings', 'applications'];
const kinds = contentKinds.filter((kind) => !left.includes(kind));
/** Longer texts get several lines. */
const longestLine = 120;

/** Sveltia CMS takes a format of a `.md` only if its name ends so. */
const formatName = (kind: ContentKind) => (contentFiles[kind].pattern.endsWith('.md') ? `${kind}-frontmatter` : kind);

const about =
  '# Made from the fields of content/ by npm run new -- admin. After an upgrade, delete it and write it anew.';

type Field = Record<string, unknown>;

/** Returns a field of the editor; undefined for a group with names of any kind, which it leaves as it is. */
function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): Field | undefined {
  const { properties, items, enum: options, type, texts, maxLength, description, sharpWidth } = schema;
  const hint = description && helpText(description);
  const field = { name, label: schema.title ?? formLabel(name, schema), required: isRequired, ...(hint && { hint }) };
  const usual = usualOf(schema);
  if (usual !== undefined) return { ...field, widget: 'boolean', default: usual };
  if (options) return { ...field, widget: 'select', options };
  if (sharpWidth) return { ...field, widget: 'image' };
  if (type === 'number') return { ...field, widget: 'number', value_type: 'float' };
  if (items) {
    // A line for each text.
    if (!items.properties) return { ...field, widget: 'list' };
    const fields = fieldsOf(items);
    return fields && { ...field, widget: 'list', collapsed: true, fields };
  }
  if (properties) {
    const fields = fieldsOf(schema);
    return fields && { ...field, widget: 'object', collapsed: !schema.isByLanguage, fields };
  }
  if ([type].flat().some((each) => each === 'string'))
    return {
      ...field,
      widget: (maxLength ?? (texts ? Number.POSITIVE_INFINITY : 0)) > longestLine ? 'text' : 'string',
    };
  return undefined;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] | undefined {
  const fields = Object.entries(properties).map(
    ([name, field]) => (/^[\w-]+$/.test(name) || undefined) && fieldOf(name, field, required.includes(name)),
  );
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

/** Returns the fields of a kind of files, with the text below them. */
function fieldsOfKind(kind: ContentKind, languages: readonly string[]): Field[] {
  const form = jsonSchemaOf(kind);
  const { properties = {}, required = [] } = languages.length ? withLanguages(form, undefined, languages) : form;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const shown = field.onlyIfUsed ? undefined : fieldOf(name, field, required.includes(name));
    return shown ? [shown] : [];
  });
  const body = { name: bodyField, label: 'Text', widget: 'markdown', modes: ['raw'], required: false };
  return hasBody(kind) ? [...fields, body] : fields;
}

/**
 * Plans the file by which an owner asks for the editor.
 * @throws EntryError if the repository is on no host that the editor knows
 */
export function adminFile(root: string, languages: readonly string[]) {
  const repository = findRepository(root);
  if (!repository)
    throw new EntryError(
      'The editor needs a repository on GitHub, GitLab or Codeberg. Add it first: git remote add origin <URL>',
    );
  return { file: `public/${adminConfigFile}`, text: adminConfig(repository, languages), library };
}

/** Returns `config.yml` for a site. */
export function adminConfig({ host, name, branch }: Repository, languages: readonly string[]): string {
  const collectionOf = (kind: ContentKind) => ({
    name: kind,
    label: titleOfKind(kind),
    format: formatName(kind),
    fields: fieldsOfKind(kind, languages),
  });
  const folders = kinds.flatMap((kind) => {
    const [entry, collection] = [entryOf(kind), collectionOf(kind)];
    if (!entry) return [];
    return {
      ...collection,
      label_singular: entry.name,
      folder: inContent(contentFiles[kind].pattern).replace(/\/\*\.md$/, ''),
      identifier_field: collection.fields[0]?.name,
      create: true,
      media_folder: '',
      public_folder: '',
    };
  });
  const files = kinds
    .filter((kind) => !entryOf(kind))
    .map((kind) => ({ ...collectionOf(kind), file: inContent(contentFiles[kind].pattern) }));
  const publications = {
    name: 'publications',
    label: titleOfKind('publications'),
    file: publicationsFile,
    format: 'raw',
    fields: [{ name: bodyField, label: 'BibTeX', widget: 'text' }],
  };
  const config = {
    backend: {
      name: host,
      repo: name,
      branch,
      ...(host === 'gitea' && { base_url: hosts.gitea.api, api_root: `${hosts.gitea.api}/api/v1` }),
    },
    media_folder: 'content',
    public_folder: '',
    // Its policy allows no hosts of photos.
    media_libraries: { stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [...folders, { name: 'files', label: 'Site', files: [...files, publications] }],
  };
  return `${about}\n${stringify(config)}`;
}

export const adminData = (languages: readonly string[]): AdminData => ({
  languages,
  formats: Object.fromEntries(
    kinds.map((kind) => [
      formatName(kind),
      { path: inContent(contentFiles[kind].pattern), schema: jsonSchemaOf(kind) },
    ]),
  ),
});
