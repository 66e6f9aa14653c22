import leven from 'leven';
import { dayOf } from '#base/dates.ts';
import { dialed, firstNumber } from '#base/dialed.ts';
import { type Group, isGroup } from '#base/group.ts';
import { englishNameOf, languageOfCountry, languageTag } from '#base/languageTag.ts';
import type { Markdown } from '#base/markdown/markdown.ts';
import { fieldName, type Problem } from '#base/problems.ts';
import { mapSections, sectionOf } from '#sections/index.ts';
import type { FieldWarning } from '#sections/section.ts';
import type { ContentFile } from '../contentFile.ts';
import { type ContentKind, fieldAt } from '../contentSchemas.ts';
import type { Edition } from '../edition.ts';
import type { Content } from '../readContent.ts';
import { writtenPath } from '../resolveLanguage.ts';
import { textsIn } from '../values.ts';

function futureDates(file: ContentFile, edition: Edition, today: string): FieldWarning[] {
  const { kind } = file;
  return textsIn(file.valueIn(edition).value).flatMap(({ path, text }) => {
    const { precision, future } = fieldAt(kind, path) ?? {};
    if (!precision || text <= today || future === 'expected') return [];
    const canHide = path.length === 1 && !future && fieldAt(kind, ['draft']);
    return [{ path, kind: 'future', found: text, fix: canHide ? 'hide' : 'checkDate' }];
  });
}

function phoneWarnings({ phone }: Group): FieldWarning[] {
  if (typeof phone !== 'string' || !/\d/.test(phone)) return [];
  const [, number] = /^\s*tel:\s*(.+)$/i.exec(phone) ?? [];
  const path = ['phone'];
  if (number) return [{ path, kind: 'phoneScheme', write: `"${number}"` }];
  const dials = dialed(phone);
  if (dials.length < 6 && /\p{L}/u.test(phone)) return [{ path, kind: 'phoneLetters', found: dials, fix: 'allDigits' }];
  return firstNumber(phone) === phone ? [] : [{ path, kind: 'phones', found: dials }];
}

function listWarnings(kind: ContentKind, data: Group): FieldWarning[] {
  return textsIn(data).flatMap(({ path, text }) => {
    const isJoined = fieldAt(kind, path.slice(0, -1))?.isNameList && /[^\d][,;]\s*\S/.test(text) && !/[()]/.test(text);
    const parts = text.split(/\s*[,;]\s*/).map((part) => `"${part}"`);
    return isJoined ? [{ path, kind: 'joined', found: `"${text}"`, write: parts.join(', ') }] : [];
  });
}

/** Domains of many email addresses, and real ones that look like a typo of those. */
const mailDomains = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com', 'proton.me'],
  ...['protonmail.com', 'fastmail.com', 'yandex.com', 'yandex.ru', 'mail.com', 'email.com', 'ymail.com'],
];

function emailWarnings({ email }: Group): FieldWarning[] {
  const [, name = '', domain = ''] = /^\s*(.*@)(\S+)\s*$/.exec(typeof email === 'string' ? email : '') ?? [];
  const written = domain.toLowerCase();
  // Shorter domains are too similar to each other.
  const isTypo = (each: string) => leven(written, each) < 2 || [...written].sort().join() === [...each].sort().join();
  const meant = mailDomains.find((each) => each.length >= 'gmail.com'.length && isTypo(each));
  if (!meant || mailDomains.includes(written)) return [];
  return [{ path: ['email'], kind: 'mailDomain', found: domain, meant: [name + meant] }];
}

function securityWarnings({ security }: Group, today: string): FieldWarning[] {
  const date = isGroup(security) ? String(security.expires) : '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date > today) return [];
  return [{ path: ['security', 'expires'], kind: 'expired', found: date }];
}

/** Warns of a country's code in place of a language, and of `language` beside `languages`, since only the latter counts. */
function languageWarnings({ language, languages }: Group): FieldWarning[] {
  const [listed, isListed] = Array.isArray(languages) ? [languages, true] : [[language], false];
  const countries = listed.flatMap((tag, index): FieldWarning[] => {
    const meant = languageOfCountry(String(tag));
    if (!meant || !languageTag(String(tag))) return [];
    const path = isListed ? ['languages', index] : ['language'];
    return [
      { path, kind: 'country', found: englishNameOf(String(tag)), allowed: englishNameOf(meant), meant: [meant] },
    ];
  });
  return isListed && language !== undefined
    ? [...countries, { path: ['language'], kind: 'languageUnused' }]
    : countries;
}

const nameWithTag = (language: string) => `${englishNameOf(language)} (${language})`;

function missingWords(file: ContentFile, edition: Edition): FieldWarning[] {
  const { language = '', languages } = edition;
  // The warning about site.yaml is enough.
  if (languageOfCountry(language)) return [];
  return file.valueIn(edition).resolved.untranslated.map(({ path, fields, shownIn = '' }) => {
    const texts = fields.filter((field) => field.path.at(-1) !== 'body');
    // For an item of a list of texts, the name of the list.
    const names = texts.map(({ path: field }) =>
      fieldName(field.slice(path.length, typeof field.at(-1) === 'number' ? -1 : undefined)),
    );
    const text = texts.find((field) => typeof field.path.at(-1) === 'string');
    const both = languages.filter((each) => each === language || each === text?.language).map((each) => `${each}: …`);
    const example = text ? `, such as ${String(text.path.at(-1))}: { ${both.join(', ')} }` : '';
    const missing = names.length ? [`${[...new Set(names)].join(', ')}${example}`] : [];
    if (texts.length < fields.length) missing.push(`its text in ${file.translationPath(language)}`);
    return {
      path: [...path],
      kind: shownIn ? 'shownIn' : 'untranslated',
      found: shownIn && nameWithTag(shownIn),
      allowed: nameWithTag(language),
      write: missing.join(', and '),
    };
  });
}

function warningsOf(
  { kind }: ContentFile,
  { fields, body }: { fields: Group; body: Markdown },
  today: string,
): readonly FieldWarning[] {
  if (kind === 'site')
    return [
      ...emailWarnings(fields),
      ...phoneWarnings(fields),
      ...securityWarnings(fields, today),
      ...languageWarnings(fields),
    ];
  if (kind === 'applications' && typeof fields.expires === 'string' && fields.expires < today)
    return [{ path: ['expires'], kind: 'applicationExpired', found: fields.expires }];
  return sectionOf(kind).warnings?.({ fields, body }, today) ?? [];
}

export function contentWarnings(file: ContentFile, { edition, today }: Content): Problem[] {
  const { resolved, body } = file.valueIn(edition);
  const fields = resolved.data as Group;
  if (fields.draft === true) return [];
  const day = dayOf(today);
  const found = [
    ...warningsOf(file, { fields, body }, day),
    ...futureDates(file, edition, day),
    ...listWarnings(file.kind, fields),
    ...missingWords(file, edition),
  ];
  return found.map(({ path, ...finding }) => file.problem(writtenPath(resolved, path), finding));
}

/** Warns of what entries lack in their order, so all of them must be valid. */
export function jointWarnings(content: Content): Problem[] {
  const found = mapSections(content, (section, value) => section.jointWarnings?.(value)).flat();
  return found.flatMap(({ file, path, ...finding }) => content.files.get(file)?.problem(path, finding) ?? []);
}
