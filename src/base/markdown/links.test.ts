import { describe, expect, it } from 'vitest';
import { withWebLinks } from './links.ts';
import { Markdown } from './markdown.ts';

describe('Markdown from a résumé', () => {
  it.each([
    ['only the words of links to files', '[a *b*](c.md), [d](/e "f"), [g](<h i.pdf>) [j](ftp:k)', 'a *b*, d, g j'],
    ['words of links by reference', '[a][b] [d][e]\n\n[b]: f.md\n[e]: https://h.i', 'a [d][e]\n\n\n[e]: https://h.i'],
    [
      'only the words of a link whose first definition is a file',
      '[a]\n\n[a]: b.md\n[a]: https://c.d',
      'a\n\n\n[a]: https://c.d',
    ],
    [
      'links to the web, to mail, to phones and within the text',
      '[a](https://b.c) [d](mailto:e@f.g) [j](tel:1) [h](#i) [k](//l.m)',
      undefined,
    ],
    ['code', '`[a](b.md)` and\n\n~~~md\n![c](d.png)\n[e]: f.md\nhttp://g.h\n~~~\n\n    [i]: j.md', undefined],
    ['words that only look like links', '[a] (b.md), a[0](1), \\[c](d.md)', '[a] (b.md), a0, \\[c](d.md)'],
    ['words of images that are files', 'a ![b [c]](d.png) e\n\n![f][g]\n\nh\n\n[g]: i.png', 'a b [c] e\n\nf\n\nh'],
    ['words beside an image in a link', '[![a](b.png) c](d.md) [![e](f.png)](https://g.h)', 'a c [e](https://g.h)'],
    [
      'places after characters of several bytes',
      '- 🚀 „é“ [漢字](b.md) c\n> $5 and $6 [d](e.md)',
      '- 🚀 „é“ 漢字 c\n> $5 and $6 d',
    ],
    [
      'images on the web as links to them',
      '![a](https://b.c/d.png) ![](http://e.f/g.png) ![h][i]\n\n[i]: https://j.k',
      '[a](https://b.c/d.png) [e.f/g.png](http://e.f/g.png) [h][i]\n\n[i]: https://j.k',
    ],
  ])('keeps %s', (_, markdown, expected = markdown) => {
    expect(withWebLinks(new Markdown(markdown))).toBe(expected);
  });

  it('changes its URLs to https:, and reports them', () => {
    const changed: string[] = [];
    const text = `[http://x](http://b.c/d_(e)), **HTTP://f.g/?h=i**, <http://j.k> www.l.m. \`http://n.o\`\n\n[p]\n\n[p]: http://q.r`;
    const more = '"s"\n\nhttps://t.u http:// ![v](http://w.x) ![](http://y.z)';
    expect(withWebLinks(new Markdown(`${text} ${more}`), (url) => changed.push(url))).toBe(
      '[http://x](https://b.c/d_(e)), **https://f.g/?h=i**, <https://j.k> www.l.m. `http://n.o`\n\n[p]\n\n[p]: https://q.r "s"\n\nhttps://t.u http:// [v](https://w.x) [y.z](https://y.z)',
    );
    expect(changed.join(' ').replaceAll(/\/(?= |$)/g, '')).toBe(
      'https://b.c/d_(e) https://f.g/?h=i https://j.k https://q.r https://w.x https://y.z',
    );
  });
});
