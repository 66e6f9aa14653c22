import { dialled, firstNumber } from '#base/dialled.ts';
import type { Problem } from '#base/problems.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { mapSections, sections } from '#sections/index.ts';
import type { Fields, FieldWarning, Section } from '#sections/section.ts';
import { type ContentFile, textsIn } from '../contentFile.ts';
import { fieldAt } from '../contentSchemas.ts';
import { type Content, filesOf } from '../readContent.ts';
import { isGroup } from '../values.ts';
import { meantAddress } from './mailDomain.ts';

/** Warns of dates that have not come yet, but of ends; a month or year has come with its first day. */
function futureDates({ kind, value }: ContentFile, today: string): FieldWarning[] {
  return textsIn(value).flatMap(({ path, text }) => {
    const precision = fieldAt(kind, path)?.precision;
    const name = String(path.at(-1));
    if (!precision || text <= today || name === 'end' || name === 'expires') return [];
    const canHide = path.length === 1 && name !== 'updated' && fieldAt(kind, ['draft']);
    const advice = canHide ? 'Set `draft: true` to hide it until then.' : 'Check the date.';
    return [{ path, message: `is in the future (${text}). ${advice}` }];
  });
}

/** A link dials one number. */
function phoneWarnings({ phone }: Fields): FieldWarning[] {
  if (typeof phone !== 'string' || firstNumber(phone) === phone) return [];
  const message = `has more than one number, of which ${dialled(phone)} is dialed. Keep one.`;
  return [{ path: ['phone'], message }];
}

function emailWarnings({ email }: Fields): FieldWarning[] {
  const meant = typeof email === 'string' ? meantAddress(email.trim()) : undefined;
  if (!meant) return [];
  const domain = String(email).trim().split('@').at(-1);
  const message = `has the domain "${domain}", so messages may not reach you. Did you mean "${meant}"?`;
  return [{ path: ['email'], message }];
}

function securityWarnings({ security }: Fields, today: string): FieldWarning[] {
  const expires = isGroup(security) ? security.expires : undefined;
  // YAML reads a day as a date of its own.
  const date = expires instanceof Date ? expires.toISOString().slice(0, 10) : String(expires);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date > today) return [];
  const message = `is in the past (${date}), so nobody trusts security.txt. Set a day within a year.`;
  return [{ path: ['security', 'expires'], message }];
}

/** What its section, or the check itself, finds weak in a file. */
function warningsOf({ kind, body }: ContentFile, fields: Fields, today: string): readonly FieldWarning[] {
  // Without photoAlt, the alt text is "Portrait of" and the name.
  if (kind === 'site') return [...emailWarnings(fields), ...phoneWarnings(fields), ...securityWarnings(fields, today)];
  const section: Section<never> = sections[kind];
  return section.warnings?.({ fields, body }, today) ?? [];
}

/** Warns of what weakens a site: the field, and how to fix it. Drafts may be weak. */
export function contentWarnings(file: ContentFile, today: Date): Problem[] {
  const fields = file.data ?? {};
  if (fields.draft === true) return [];
  const day = today.toISOString().slice(0, 10);
  const found = [...warningsOf(file, fields, day), ...futureDates(file, day)];
  return found.map(({ path, message }) => file.problem(path, message, 'warning'));
}

/** Warns of projects that share a place: which comes first is then left to their dates. */
export function sameOrder(content: Content): Problem[] {
  const owners = new Map<number, string>();
  return filesOf(content, 'projects').flatMap((file): Problem[] => {
    const { order, draft } = file.data ?? {};
    if (typeof order !== 'number' || draft === true) return [];
    const owner = owners.get(order);
    if (!owner) owners.set(order, file.path);
    const message = `is also the order of ${owner} (found ${order}). Give each project its own number.`;
    return owner ? [file.problem(['order'], message, 'warning')] : [];
  });
}

/** Warns of what entries lack beside each other; all of them must be valid, so that their order is known. */
export function jointWarnings({ publications: _, ...content }: Content): Problem[] {
  const strings = uiStringsFor(content.site?.language);
  const found = mapSections(content, (section, value) => section.jointWarnings?.(value, strings)).flat();
  return found.flatMap(({ file, path, message }) => content.files.get(file)?.problem(path, message, 'warning') ?? []);
}
