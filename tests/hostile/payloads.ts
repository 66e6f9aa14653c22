/** Content in which every text field holds an attack. */
import fc from 'fast-check';
import { textFitting } from './arbitraries.ts';
import { type Kind, type Shape, shapeOf, unknownShape } from './shapes.ts';

/** From the longest to the shortest: the first that fits is taken. `#` becomes a number, so that each can be told apart. */
const attacks = [
  '"\'></title></textarea></script><script>alert(#)</script><img src=x onerror=alert(#)>',
  '</script><img src=x onerror=alert(#)>',
  '<s>#</s>',
];

/** Values for what must have a form. */
const formed: Record<string, string> = {
  email: "o'hostile+tag@example.com",
  uri: 'https://example.com/"\'><script>alert(1)</script>',
  date: '2099-01-01',
};

/**
 * What a file of a kind holds: an attack in every text, something that fits everywhere else.
 * @param given values that have to fit to others, by field: `entries.start`
 */
export function hostileContent(kind: Kind, given: Record<string, unknown> = {}): Record<string, unknown> {
  let number = 9;
  const fill = (shape: Shape, path: string): unknown => {
    const { type, properties, items, enum: words, format, pattern, maxLength = 200 } = shape;
    if (path in given) return given[path];
    if (properties) {
      const fields = Object.entries(properties).map(([name, inner]) => [
        name,
        fill(inner, path ? `${path}.${name}` : name),
      ]);
      return Object.fromEntries(fields);
    }
    if (items) return [fill(items, path), fill(items, path)];
    if (words) return words[0];
    if (type === 'boolean') return false;
    if (type === 'number' || type === 'integer') return 1;
    if (format) return formed[format];
    if (pattern?.startsWith('^')) return fc.sample(textFitting(pattern), { numRuns: 1, seed: 1 })[0];
    if (type !== 'string') throw unknownShape(shape);
    number += 1;
    const fitting = attacks.map((attack) => attack.replaceAll('#', String(number)));
    return fitting.find((attack) => attack.length <= maxLength);
  };
  return fill(shapeOf(kind), '') as Record<string, unknown>;
}

export const hostileKey = '../hostile:x&amp;';

/** A publication with an attack in every field. */
export function hostileBibtex(): string {
  const names = ['title', 'author', 'booktitle', 'publisher', 'note', 'volume', 'number', 'pages'];
  const texts = names.map((name) => `${name} = {${attacks[0]?.replaceAll('#', '1')}},`);
  const links = ['pdf', 'code', 'video'].map((name) => `${name} = {${formed.uri}},`);
  const others = [
    'doi = {10.5555/"><script>alert(1)</script>},',
    'eprint = {2608.01234},',
    'archiveprefix = {arXiv},',
    'year = 2026,',
  ];
  return `@inproceedings{${hostileKey},\n${[...texts, ...links, ...others].join('\n')}\n}\n`;
}

/** Running text full of attacks. */
export const hostileBody = `
<script>alert(1)</script>

text <img src=x onerror=alert(2)> <b onmouseover="alert(3)">bold</b> <!-- comment -->

# Heading <script>alert(4)</script>

[a](javascript:alert(5)) [b](<JaVaScRiPt:alert(6)>) [c](data:text/html,<script>alert(7)</script>) [d](jav&#x61;script:alert(8))
<javascript:alert(9)> [e] [f](//evil.example "x\\" onclick=alert(10)")

[e]: vbscript:alert(11)

\`\`\`"><script>alert(12)</script>
</code></pre><script>alert(13)</script>
\`\`\`

| <script>alert(14)</script> | "x |
|:-:|--|
| [y](javascript:alert(15)) | \`<s>\` |

$\\href{javascript:alert(16)}{x}$ $\\text{<script>alert(17)</script>}$ $\\class{a"onclick="alert(18)}{y}$

![a > b "q" <s>](./hostile.svg "title <s>")

<kbd onclick="alert(30)" style="color:red" title='"><img src=x onerror=alert(31)>'>K</kbd> <br onclick=alert(32)>
<abbr title="(<math><img src=x onerror=alert(33)></math>)">a</abbr> <mark title="<owner-picture></owner-picture>">b</mark>
[c](https://example.com "(<math><img src=x onerror=alert(34)></math>")

<details ontoggle="alert(35)" open>
<summary onclick=alert(36)><script>alert(37)</script></summary>
<iframe srcdoc="<script>alert(38)</script>"></iframe>

<figure onclick="alert(39)">

![](./hostile.svg)

</figure>

</details>

note[^"><s>]

[^"><s>]: <iframe src="javascript:alert(19)"></iframe>
`;

/** A picture with all that a picture must not bring; with a class of the site's it is drawn into the page. */
export const hostileSvg = (
  tone = '',
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" onload="alert(20)">
<script>alert(21)</script><a href="javascript:alert(22)"><text>link</text></a><set attributeName="onclick" to="alert(23)"/>
<a><animate attributeName="href" values="javascript:alert(27)"/><text>link</text></a><?x ><script>alert(28)</script>?>
<x:script xmlns:x="http://www.w3.org/2000/svg">alert(29)</x:script><image href="https://evil.example/a.png"/>
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>alert(24)&lt;/script>"/></foreignObject>
<g id="menu" onclick="alert(25)"><path class="${tone}" d="M0 0h120v80z" style="fill:url(javascript:alert(26))"/></g></svg>`;
