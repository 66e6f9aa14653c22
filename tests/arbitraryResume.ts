import { schema } from '@jsonresume/schema';
import fc from 'fast-check';

/** Realistic texts, and texts that break parsers. */
const text = fc.oneof(
  fc.lorem({ maxCount: 40, mode: 'sentences' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        '<b>',
        '</b>',
        '<p>',
        '<ul><li>',
        '<script>',
        '&amp;',
        '**',
        '`',
        '```',
        '[a](b)',
        '![',
        '](',
        '---',
        '$',
        '\n',
        '- ',
        '# ',
        '|',
        '# ',
        ': ',
        'no',
        '2021-05-03',
        '�',
        'word',
        ' ',
        'נ',
        '汉',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);
const date = fc.stringMatching(/^(1\d{3}|20[0-4]\d)(-[01]\d(-[0-3]\d)?)?$/);

/** Returns values that a part of the schema allows, with or without each field. */
function allowed(part: typeof schema): fc.Arbitrary<unknown> {
  if (part.$ref) return date;
  if (part.format === 'uri') return fc.webUrl({ withQueryParameters: true, withFragments: true });
  if (part.format === 'email') return fc.emailAddress();
  if (part.type === 'string') return text;
  if (part.type === 'array') return fc.array(allowed(part.items ?? {}), { maxLength: 4 });
  const fields = Object.entries(part.properties ?? {}).map(([name, inner]) => [name, allowed(inner)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

/** JSON Resumes that the schema allows, with a name. */
export const arbitraryResume = fc
  .tuple(allowed(schema), fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 80 }))
  .map(([resume, name]) => {
    const { basics, ...rest } = resume as { basics?: object };
    return { ...rest, basics: { ...basics, name: `N${name}` } };
  });
