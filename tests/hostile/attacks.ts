/**
 * Attacks by content. Tests take attacks on texts, URLs, Markdown and SVG from here. Local to a test are:
 * - attacks by requests and on built pages, which aren't content: `server.test.ts`, `staticServer.test.ts`, `policy.spec.ts`
 * - syntax that only one parser reads, with its exact result: entities and instructions of XML (`cleanSvg.test.ts`), tags
 *   in text (`html.test.ts`), fences (`toHast.test.ts`), links in résumés (`text.test.ts`), vCard (`vCard.test.ts`), Typst
 *   (`resume/characters.test.ts`), control characters of XML (`writeWord.test.ts`)
 */

/** Texts that end the syntax around them, or become markup. `#` is replaced by a number, so that each text is unique. */
export const texts = [
  '"\'></title></textarea></script><script>alert(#)</script><img src=x onerror=alert(#)>',
  '</script><img src=x onerror=alert(#)>',
  ']]> and &lt;s>#</s>]]>',
  '\\"onmouseover="alert(#)',
  '[#](javascript:alert(#))',
  '`**#** <!-- {{#}}',
  '<s>#</s>',
];

/** URLs that run JavaScript. */
export const running: [string, ...string[]] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,alert(1)',
  'vbscript:msgbox(1)',
];

/** Those, misleading URLs, and invalid URLs. */
export const urls = [
  ...running,
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'https:evil.example',
  'https://user:secret@evil.example/',
  'https://example.com/"onmouseover="alert(1)',
  "https://example.com/'><script>alert(1)</script>",
  'https://example.com/\u202egpj.exe',
  'https://exam\nple.com/a',
  'https://example.com/a b',
];

/** An element that runs JavaScript. */
export const script = '<script>alert(1)</script>';

/** Bodies that would run or load something if Markdown allowed it. */
export const bodies = [
  script,
  'text <img src=x onerror=alert(2)> <b onmouseover="alert(3)">bold</b> <!-- comment -->',
  '# Heading <script>alert(4)</script>',
  '[a](javascript:alert(5)) [b](<JaVaScRiPt:alert(6)>) [c](data:text/html,<script>alert(7)</script>) [d](jav&#x61;script:alert(8))',
  '<javascript:alert(9)> [e] [f](//evil.example "x\\" onclick=alert(10)")\n\n[e]: vbscript:alert(11)',
  '```"><script>alert(12)</script>\n</code></pre><script>alert(13)</script>\n```',
  '| <script>alert(14)</script> | "x |\n|:-:|--|\n| [y](javascript:alert(15)) | `<s>` |',
  '$\\href{javascript:alert(16)}{x}$ $\\text{<script>alert(17)</script>}$ $\\class{a"onclick="alert(18)}{y}$',
  '![a > b "q" <s>](./hostile.svg "title <s>")',
  `<kbd onclick="alert(30)" style="color:red" title='"><img src=x onerror=alert(31)>'>K</kbd> <br onclick=alert(32)>`,
  '<abbr title="(<math><img src=x onerror=alert(33)></math>)">a</abbr> <mark title="<owner-image></owner-image>">b</mark>',
  '[c](https://example.com "(<math><img src=x onerror=alert(34)></math>")',
  `<details ontoggle="alert(35)" open>
<summary onclick=alert(36)><script>alert(37)</script></summary>
<iframe srcdoc="<script>alert(38)</script>"></iframe>

<figure onclick="alert(39)">

![](./hostile.svg)

</figure>

</details>`,
  'note[^"><s>]\n\n[^"><s>]: <iframe src="javascript:alert(19)"></iframe>',
];

/** Parts of an SVG file that run or load something, and what is removed of each. */
export const svgParts: [part: string, lost: string][] = [
  ['<script>evil()</script>', '<script>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg">evil()</x:script>', '<script>'],
  ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">evil()</x:script>', '<script>'],
  ['<SCRIPT>evil()</SCRIPT>', '<SCRIPT>'],
  ['<g><title><script>evil()</script></title></g>', '<script>'],
  ['<foreignObject><iframe src="https://evil.example"/></foreignObject>', '<foreignObject>'],
  ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:evil()"/>', 'src="javascript:evil()"'],
  ['<path OnClick="evil()"/>', 'OnClick="evil()"'],
  ['<path xmlns:x="http://www.w3.org/2000/svg" x:onload="evil()"/>', 'x:onload="evil()"'],
  ['<a href=" java&#10;script:evil()"><path/></a>', 'href=" java\nscript:evil()"'],
  ['<a xlink:href="data:text/html,evil"><path/></a>', 'xlink:href="data:text/html,evil"'],
  ['<a><animate attributeName="href" values="#;javascript:evil()"/></a>', '<animate>'],
  ['<a id="a"/><set href="#a" attributeName=" xlink:href " to="javascript:evil()"/>', '<set>'],
  ['<animateTransform attributeName="x:href" from="evil"/>', '<animateTransform>'],
  ['<set attributeName="onclick" to="evil()"/>', '<set>'],
  ['<image href="https://evil.example/a.png"/>', 'href="https://evil.example/a.png"'],
  ['<image href="data:image/svg+xml,evil"/>', 'href="data:image/svg+xml,evil"'],
  ['<use xlink:href="//evil.example/a.svg#b"/>', 'xlink:href="//evil.example/a.svg#b"'],
  ['<use href="data:image/png,evil"/>', 'href="data:image/png,evil"'],
  ['<filter><feImage href="/evil.svg"/></filter>', 'href="/evil.svg"'],
  ['<rect fill="url(https://evil.example/#a)"/>', 'fill="url(https://evil.example/#a)"'],
  ['<rect fill="u\\72 l(//evil.example)"/>', 'fill="u\\72 l(//evil.example)"'],
  ['<rect style="fill:red;mask:url(\'//evil.example\')"/>', "url('//evil.example')"],
  ['<style>a{fill:red}@import url(//evil.example);</style>', '@import url(//evil.example);'],
  ['<style>@imp<!-- -->ort<![CDATA[ "//evil.example"]]>;</style>', '@import "//evil.example";'],
  ['<style>a{b:"/*";c:url(//evil.example);d:"*/"}</style>', 'url(//evil.example)'],
  ['<s:style xmlns:s="http://www.w3.org/2000/svg">a{b:url(//evil.example)}</s:style>', 'url(//evil.example)'],
  ['<style>a{b:\\55rl(//evil.example)}</style>', 'Url(//evil.example)'],
  ['<style><![CDATA[a{b:url(x)}\\5d\\5d\\3e\\3cscript>alert()]]></style>', 'url(x)'],
  ['<style>a{b:-webkit-image-set("//evil.example" 1x)}</style>', 'image-set("//evil.example" 1x)'],
  ['<style>@im@import "x";port "//evil"</style>', '@import "x";'],
];
