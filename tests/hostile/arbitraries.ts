/** Random content, valid or invalid. */
import fc from 'fast-check';
import { tagForm } from '../../src/base/languageTag.ts';
import { bodies, texts, urls } from './attacks.ts';
import { type Kind, type Shape, shapeOf, unknownShape } from './shapes.ts';

/** Pieces of text that break careless code: markup, quotes, direction, combined characters. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...texts,
    ...['<script>', '</script>', '</title>', '</textarea>', '<!--', '-->', ']]>', '<![CDATA[', "'", '"', '`', '\\'],
    ...['&lt;', '&amp;lt;', '&#0;', '{', '*', '_', '$&', '%', '%00', '---'],
    ...['#link("javascript:alert(1)")', '\\u0000', 'BEGIN:VCARD', '=1+1', '../..', '://', '@', '\r\n', '\t', '\u2028'],
    ...['\u00a0', '\u00ad', '\u200b', '\u200d', '\u200f', '\u202e', '\u2066', '\ufeff', '\ufffd', '\ue000'],
    ...['A\u0301\u0302\u0303\u0304', 'كتابة', 'שלום', '漢字', '👩‍👩‍👧‍👦', '🇩🇪', '🏳️‍🌈', 'ﷺ', 'ß', 'ı', '𝕏', '1'],
  ),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.string({ maxLength: 10 }),
);
/** Invalid characters. */
const strays = fc.oneof(
  fc.constantFrom('\0', '\b', '\u001b[31m', '\u0085', '\ufffe', '\u{10ffff}', '\ud800', '\udc00'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
);

/** Returns texts of at most `most` characters, and sometimes empty, too long or invalid texts. */
const text = (most = 400) => {
  const joined = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
  const whole = (all: string) => all.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return fc.oneof(
    { weight: 60, arbitrary: joined.map(whole) },
    { weight: 4, arbitrary: fc.constantFrom('x'.repeat(most), whole('👩‍👩‍👧‍👦'.repeat(most))) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', '\u200b') },
    { weight: 1, arbitrary: fc.tuple(joined, strays).map(([start, end]) => (start + end).slice(-most)) },
    { weight: 1, arbitrary: fc.integer({ min: most + 1, max: 20_000 }).map((length) => 'y'.repeat(length)) },
  );
};

/** Values of YAML with the wrong type. */
const wrong = fc.oneof(
  fc.constantFrom(null, true, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, '', [], {}, new Date(0)),
  fc.double(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'x'), fc.string(), { maxKeys: 2 }),
);

/** Returns texts that match a pattern, found by trial if fast-check can't generate them from the pattern. */
export function textFitting(pattern: string): fc.Arbitrary<string> {
  if (pattern.includes('\\p{')) {
    const unit = fc.constantFrom(...'az09-_ßк漢\u0301');
    // Random texts never begin with a scheme or a slash, so these are put before them.
    const [, , begin = ''] = /^\^(\(\?:|\()?((?:https:\\?\/)?\\?\/)/.exec(pattern) ?? [];
    const text = fc.string({ unit, minLength: 1 }).map((end) => begin.replaceAll('\\', '') + end);
    return text.filter((each) => new RegExp(pattern, 'u').test(each));
  }
  // Few tags of that form are real languages.
  if (pattern === tagForm.source) return fc.constantFrom('en', 'fr', 'pt-BR', 'zh-Hans', 'fa', 'sr-Latn-RS', 'xx-QQ');
  const form = new RegExp(pattern);
  if (pattern.includes('(?!')) return fc.string({ minLength: 1 }).filter((each) => form.test(each));
  return fc.stringMatching(form);
}

function textOf(shape: Shape): fc.Arbitrary<unknown> {
  const { format, pattern, enum: words, maxLength } = shape;
  if (words) return fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...words) }, text(20));
  const rarely = { weight: 1, arbitrary: text(60) };
  if (format === 'color')
    return fc.oneof({ weight: 30, arbitrary: fc.constantFrom('sky', 'ink', '#e4572e', '310') }, rarely);
  // The URL of the site has its own format.
  if (format === 'uri' && !pattern?.endsWith('$')) {
    const web = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true });
    return fc.oneof({ weight: 30, arbitrary: web }, { weight: 2, arbitrary: fc.constantFrom(...urls) }, rarely);
  }
  if (!pattern) return text(maxLength);
  return fc.oneof({ weight: 30, arbitrary: textFitting(pattern) }, rarely);
}

/** Returns any values for a field, mostly of the right type. */
function anyValueOf(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 100, arbitrary: rightValueOf(shape) }, { weight: 1, arbitrary: wrong });
}

function rightValueOf(shape: Shape): fc.Arbitrary<unknown> {
  const { type, properties, required = [], items, minItems = 0, minimum } = shape;
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum });
  if (type === 'number') return fc.oneof(fc.integer(), fc.double());
  if (type === 'string') return textOf(shape);
  if (type === 'array' && items) return fc.array(anyValueOf(items), { minLength: minItems, maxLength: 3 });
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, inner]) => [name, anyValueOf(inner)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  throw unknownShape(shape);
}

/** Returns random values of a kind of file, valid or invalid. */
export const arbitraryContent = (kind: Kind): fc.Arbitrary<unknown> => anyValueOf(shapeOf(kind));

/** Marks of Markdown and elements, each of which may begin or end something. */
const marks = [
  ...['# ', '- ', '> ', '~~~', '$', '$$', '[x](', ')', '![a](', '<', '>', '[^1]', '**', '*', '`', '~~', '\\', '&'],
  ...['&#x3c;script&#x3e;', ' "t")', '">', '<mark title="'],
];
const elements = ['kbd', 'sub', 'details', 'summary', 'figure', 'math'].flatMap((name) => [`<${name}>`, `</${name}>`]);
const blocks = [
  ...['\n', '\n\n', '| a | b |\n|--|:-:|\n| c | d |\n', '```ts\n', '\n```\n', '\n[^1]: ', '<details open>\n'],
  ...['\n</details>', '\n<figure>\n'],
];

/** Bodies with Markdown syntax, and with text that must not become markup. */
export const arbitraryBody: fc.Arbitrary<string> = fc
  .array(fc.oneof(pieces, fc.constantFrom(...blocks, ...marks, ...elements, ...urls, ...bodies)), { maxLength: 12 })
  .map((all) => all.join(''));
