/** Content as large as it may be, with an attack in every text field. */
import fc from 'fast-check';
import { tagForm } from '../../src/base/languageTag.ts';
import { textFitting } from './arbitraries.ts';
import { bodies, svgParts, texts } from './attacks.ts';
import { type Kind, type Shape, shapeOf, unknownShape } from './shapes.ts';

/** Values for fields with a format. */
const formed: Record<string, string> = {
  email: "o'hostile+tag@example.com",
  uri: 'https://example.com/"\'><script>alert(1)</script>',
  date: '2099-01-01',
  color: 'teal',
};

/** Dates that must fit together, by field name. */
const dates: Record<string, string> = { start: '2025', date: '2025', end: '2026', expires: '2026' };

const filler = [
  'I study how people read measurements and build the tools with which they can check them again ',
  'Donaudampfschifffahrtsgesellschaftskapitän',
];

/** Returns a text of this length: words, or one word in which no line can break. */
const longText = (length: number, number = 0) => (filler[number % 2] ?? '').repeat(99).slice(0, length).trim();

/**
 * Returns content of a kind: an attack in every text, which has its maximum length, and valid values in other fields.
 * @param given values that must fit others, by field: `entries.start`
 */
export function hostileContent(kind: Kind, given: Record<string, unknown> = {}): Record<string, unknown> {
  let number = 9;
  const all: Record<string, unknown> = { ...(kind === 'site' && { url: undefined }), ...given };
  const fill = (shape: Shape, path: string): unknown => {
    const { type, properties, items, enum: words, format, pattern, maxLength = 200, maxItems = 8 } = shape;
    if (path in all) return all[path];
    if (properties) {
      const fields = Object.entries(properties).map(([name, inner]) => [
        name,
        fill(inner, path ? `${path}.${name}` : name),
      ]);
      return Object.fromEntries(fields);
    }
    if (items) return Array.from({ length: path === 'entries' ? 29 : Math.min(maxItems, 8) }, () => fill(items, path));
    if (words) return words[0];
    if (type === 'boolean') return false;
    if (type === 'number' || type === 'integer') return 1;
    if (format) return formed[format];
    const date = dates[path.replace(/.*\./, '')];
    if (pattern === tagForm.source) return 'en';
    if (pattern?.startsWith('^')) return date ?? fc.sample(textFitting(pattern), { numRuns: 1, seed: 1 })[0];
    if (type !== 'string') throw unknownShape(shape);
    number += 1;
    const fitting = texts.map((text) => text.replaceAll('#', String(number))).find((text) => text.length <= maxLength);
    return `${fitting} ${longText(maxLength, number)}`.slice(0, maxLength).trim();
  };
  return fill(shapeOf(kind), '') as Record<string, unknown>;
}

export const hostileKey = '../hostile:x&amp;';

/** A publication with an attack in every field. */
export function hostileBibtex(): string {
  const names = ['title', 'author', 'booktitle', 'publisher', 'note', 'volume', 'number', 'pages'];
  const fields = names.map((name) => `${name} = {${texts[0]?.replaceAll('#', '1')}},`);
  const links = ['pdf', 'code', 'video'].map((name) => `${name} = {${formed.uri}},`);
  const others = [
    'doi = {10.5555/"><script>alert(1)</script>},',
    'eprint = {2608.01234},',
    'archiveprefix = {arXiv},',
    'year = 2026,',
    `abstract = {${longText(1400)}},`,
  ];
  return `@inproceedings{${hostileKey},\n${[...fields, ...links, ...others].join('\n')}\n}\n`;
}

/** A body full of attacks. */
export const hostileBody = `\n${bodies.join('\n\n')}\n`;

/** Long chapters, a wide table, and a long line of code. */
export const longBody = `
${[0, 1, 2, 3].map((number) => `## ${longText(70, number)}\n\n${longText(2000)}\n\n${longText(120, 1)}\n`).join('\n')}
| ${'A | '.repeat(9)}\n|${'---|'.repeat(9)}\n| ${`${longText(40)} | `.repeat(9)}

\`\`\`ts\nconst line = '${longText(200, 1)}';\n\`\`\`
`;

/** An SVG file with everything that must be removed. With a class of the site, it is inlined in the page. */
export const hostileSvg = (
  tone = '',
) => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 80" onload="alert(20)">
${svgParts.map(([part]) => part).join('\n')}
<g id="menu" onclick="alert(25)"><path class="${tone}" d="M0 0h120v80z" style="fill:url(javascript:alert(26))"/></g></svg>`;
