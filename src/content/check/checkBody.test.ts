import { expect, it } from 'vitest';
import { mostProblems } from '#base/problems.ts';
import { contentOf } from '../../../tests/contentOf.ts';
import { filesOf } from '../readContent.ts';
import { checkBody } from './checkBody.ts';
import { formatProblem } from './formatProblems.ts';

/** Returns the problems of a body that begins in line 6, as they are printed. */
async function check(body: string): Promise<string[]> {
  const text = `---\nintro: Hello\n# one\n# two\n---\n${body}`;
  const content = await contentOf({ 'content/about.md': text });
  const [about] = filesOf(content, 'about');
  const problems = about ? await checkBody(about, content, new Map()) : [];
  return problems.map((problem) => formatProblem({ ...problem, source: undefined }));
}

it('reports HTML with its line and column, also in lists and quotations', async () => {
  const never = 'is never closed. Write';
  expect(await check('a <kbd>b\r\n\r\n- <details>\r\n  <summary>x <mark>y</summary>\r\n\r\n  z\r\n')).toEqual([
    `content/about.md:6:3: \`<kbd>\` ${never} \`</kbd>\` in the same paragraph.`,
    `content/about.md:9:14: \`<mark>\` ${never} \`</mark>\` in the same paragraph.`,
    `content/about.md:8:3: \`<details>\` ${never} \`</details>\` below its content.`,
  ]);
  expect(await check('> <details>\n> <summary><b>x</b></summary>\n>\n> $5 to $6 <u>\n>\n> </details>')).toEqual([
    expect.stringContaining('content/about.md:7:12: warning: `<b>` is shown as text.'),
    expect.stringContaining('content/about.md:9:12: warning: `<u>` is shown as text.'),
    expect.stringContaining('Quotation is plain text'),
  ]);
});

it('reports missing parts of links and images', async () => {
  expect(await check('![](./cover.svg)\n')).toContain(
    'content/about.md:6:1: warning: Image has no alt text. Write `![alt text](…)`.',
  );
  expect(await check('[](https://a.example) [b]() ![c]() ![d](https://a.example/b.png)\n')).toEqual([
    expect.stringContaining('6:1: warning: Link has no text, so nobody sees it.'),
    expect.stringContaining('6:23: warning: Link has no URL. Write it in the parentheses, or delete the brackets.'),
    expect.stringContaining('6:29: Image has no file name. Write it, such as ./cover.svg.'),
    expect.stringContaining('which is another site. Download it, and write the name of its file.'),
  ]);
});

it('checks images by reference like others', async () => {
  expect(await check('![][a] [b]\n\n[a]: ./cover.svg\n[b]: https://a.example\n')).toEqual([
    'content/about.md:6:1: warning: Image has no alt text. Write `![alt text](…)`.',
    expect.stringContaining('content/about.md:6:1: Image points to'),
  ]);
});

it('stops after a hundred links with problems', async () => {
  expect(await check('[a](http://a.example)\n'.repeat(2 * mostProblems))).toHaveLength(mostProblems + 1);
});

it('reports marks that are shown as text, with their line in the file', async () => {
  expect(await check('Text.\n\n#NoSpace\n')).toEqual([
    'content/about.md:8:1: warning: Heading has no space after its #, so it is shown as text. Write # NoSpace',
  ]);
});

it('warns of the first note, table and quotation that the résumé prints as plain text', async () => {
  const text = 'a[^1]\n\n| b |\n|--|\n\n> c\n\n> d\n\n[^1]: e\n';
  expect(await check(text)).toEqual([
    'content/about.md:8:1: warning: Table is plain text in the résumé.',
    'content/about.md:11:1: warning: Quotation is plain text in the résumé.',
    'content/about.md:15:1: warning: Note is plain text in the résumé.',
  ]);
});
