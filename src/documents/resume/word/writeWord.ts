/**
 * Writes the résumé as a Word document: one column, with headings, lists and links. Writes WordprocessingML directly:
 * the package `docx` has 24 MB, and adds dates and random numbers, so that files would differ.
 */
import { strToU8, zipSync } from 'fflate';
import { directionOf } from '#base/languageTag.ts';
import type { Block } from '#base/markdown/blocks.ts';
import { createPalette } from '#ui/palette/palette.ts';
import type { ResumeData } from '../data.ts';
import { type Line, type PaperEntry, type PaperRun, paperOf, printableData } from '../paper.ts';
import { type PaperPhoto, photoSize } from '../photo.ts';
import { partsByDirection } from './direction.ts';
import { stylesFile, wordNamespace } from './styles.ts';
import { element, escapeXml, property, xmlFile } from './xml.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const wordType = (name: string) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`;
const namespaces = { ...wordNamespace, 'xmlns:r': relations };

/** Paper sizes in twentieths of a point. */
const papers = { 'us-letter': [12240, 15840], a4: [11906, 16838] } as const;
const margin = { side: 907, end: 737 };
/** Maximum number of paragraphs of an entry that is kept on one page. */
const longestKept = 7;

/** Properties of a paragraph, in the order of Word's schema. */
interface Place {
  style?: string;
  isKept?: boolean;
  list?: { id: number; level: number };
  /** Number of lists around a paragraph that isn't itself a list item. */
  within?: number;
}

/** Writes the document's text, and collects its links, lists and notes. */
class WordWriter {
  readonly #direction: 'ltr' | 'rtl';
  /** URLs of links. The index is the link's number minus 1. */
  readonly addresses: string[] = [];
  /** Start numbers of lists; `undefined` for bullets. */
  readonly lists: (number | undefined)[] = [undefined];
  readonly notes: string[] = [];
  /** By the number that the paper gives them. */
  readonly #noteNumbers = new Map<number, number>();

  constructor(lang: string) {
    this.#direction = directionOf(lang);
  }

  #text(words: string, run: Partial<PaperRun>, place?: string): string {
    const style = place ?? (run.isCode ? 'CodeText' : run.isLabel ? 'Label' : run.isMuted ? 'Muted' : undefined);
    const parts = partsByDirection(words, this.#direction, run.isLtr);
    return parts
      .map(({ text, isRtl }) => {
        const properties = [
          style ? property('rStyle', style) : '',
          run.isBold ? property('b') + property('bCs') : '',
          run.isStruck ? property('strike') : '',
          isRtl ? property('rtl') : '',
        ].join('');
        const lines = text.split('\n').map((line) => {
          const columns = line
            .split('\t')
            .map((column) => element('w:t', { 'xml:space': 'preserve' }, escapeXml(column)));
          return columns.join(element('w:tab'));
        });
        return element('w:r', {}, properties && element('w:rPr', {}, properties), lines.join(element('w:br')));
      })
      .join('');
  }

  #run(run: PaperRun): string {
    const { words, url, isLtr } = run;
    const text = words && this.#text(words, run, url && 'Hyperlink');
    const linked = url && text ? element('w:hyperlink', { 'r:id': this.#link(url), 'w:history': 1 }, text) : text;
    const turned = isLtr && this.#direction === 'rtl' ? element('w:dir', { 'w:val': 'ltr' }, linked) : linked;
    return turned + this.#cite(run);
  }

  #link(url: string): string {
    if (!this.addresses.includes(url)) this.addresses.push(url);
    return `link${this.addresses.indexOf(url) + 1}`;
  }

  /** Writes the mark of a note, and its text where it is first cited; otherwise the mark refers to the first. */
  #cite({ note, cites = 0 }: PaperRun): string {
    const mark = (inner: string) =>
      element('w:r', {}, element('w:rPr', {}, property('rStyle', 'FootnoteReference')), inner);
    const bookmark = `_Note${cites}`;
    if (!note) {
      const number = mark(element('w:t', {}, String(this.#noteNumbers.get(cites))));
      return cites ? element('w:fldSimple', { 'w:instr': ` NOTEREF ${bookmark} \\h ` }, number) : '';
    }
    // Reserves its number before writing notes inside it.
    const index = this.notes.push('') - 1;
    const id = index + 1;
    this.#noteNumbers.set(cites, id);
    const [first, ...rest] = note;
    const number = mark(element('w:footnoteRef')) + this.#text(' ', {});
    const begun = first && 'runs' in first ? ([first.runs, rest] as const) : ([[], note] as const);
    this.notes[index] = element(
      'w:footnote',
      { 'w:id': id },
      this.#paragraph(number + this.line(begun[0]), { style: 'FootnoteText' }),
      this.blocks(begun[1], { style: 'FootnoteText' }),
    );
    return (
      element('w:bookmarkStart', { 'w:id': id, 'w:name': bookmark }) +
      mark(element('w:footnoteReference', { 'w:id': id })) +
      element('w:bookmarkEnd', { 'w:id': id })
    );
  }

  line(runs: Line): string {
    return runs.map((run) => this.#run(run)).join('');
  }

  #paragraph(content: string, { style, isKept, list, within = 0 }: Place = {}): string {
    const properties = [
      style ? property('pStyle', style) : '',
      isKept ? property('keepNext') : '',
      list ? element('w:numPr', {}, property('ilvl', list.level), property('numId', list.id)) : '',
      within ? element('w:ind', { 'w:left': within * 284 }) : '',
    ].join('');
    return element('w:p', {}, properties && element('w:pPr', {}, properties), content);
  }

  /** Returns a paragraph, or '' for an empty line. */
  paragraph(runs: Line, place?: Place): string {
    return runs.length ? this.#paragraph(this.line(runs), place) : '';
  }

  /** @param image beside the words */
  text(words: string, place?: Place, image = ''): string {
    return this.#paragraph(image + this.line([{ words }]), place);
  }

  #list({ isOrdered, start, items }: Extract<Block, { kind: 'list' }>, place: Place): string {
    const id = isOrdered ? this.lists.push(start) : 1;
    const level = place.within ?? 0;
    return items
      .map((item) => {
        const [first, ...rest] = item;
        const inner = { ...place, within: level + 1 };
        if (first?.kind !== 'paragraph') return this.text('', { list: { id, level } }) + this.blocks(item, inner);
        return (
          this.paragraph(first.runs, { style: 'ListParagraph', list: { id, level: Math.min(level, 8) } }) +
          this.blocks(rest, inner)
        );
      })
      .join('');
  }

  #table({ rows, align }: Extract<Block, { kind: 'table' }>): string {
    const rule = element(
      'w:tblBorders',
      {},
      ...['bottom', 'insideH'].map((side) =>
        element(`w:${side}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': 'auto' }),
      ),
    );
    const turned = this.#direction === 'rtl' ? element('w:bidiVisual') : '';
    const cell = (runs: Line, column: number, isHead: boolean) => {
      const side = align[column] === 'left' ? undefined : align[column];
      const properties = element('w:pPr', {}, side ? property('jc', side === 'right' ? 'end' : side) : '');
      const bold = runs.map((run) => (isHead ? { ...run, isBold: true as const } : run));
      return element('w:tc', {}, element('w:p', {}, properties, this.line(bold)));
    };
    return (
      element(
        'w:tbl',
        {},
        element('w:tblPr', {}, turned, element('w:tblW', { 'w:w': 0, 'w:type': 'auto' }), rule),
        element('w:tblGrid', {}, ...align.map(() => element('w:gridCol'))),
        ...rows.map((row, index) =>
          element(
            'w:tr',
            {},
            element('w:trPr', {}, element('w:cantSplit'), index ? '' : element('w:tblHeader')),
            ...row.map((runs, column) => cell(runs, column, index === 0)),
          ),
        ),
      ) + this.#paragraph('')
    );
  }

  /** Returns blocks of Markdown. */
  blocks(blocks: readonly Block[], place: Place = {}): string {
    return blocks
      .map((block) => {
        switch (block.kind) {
          case 'list':
            return this.#list(block, place);
          case 'quote':
            return this.blocks(block.blocks, { ...place, style: 'Quote' });
          case 'code':
            return this.text(block.words, { style: 'Code' });
          case 'table':
            return this.#table(block);
          case 'heading':
            return this.paragraph(block.runs, { style: 'Subheading', within: place.within });
          default:
            return this.paragraph(block.runs, place);
        }
      })
      .join('');
  }

  /**
   * Returns an entry. It stays on one page unless it is long; a heading or a bullet is never alone on a page. A border
   * joins the roles at one employer.
   */
  entry({ heading, lines, bullets, roles }: PaperEntry, isRole = false): string {
    const last = lines.length + bullets.length - 1;
    const isKept = (index: number) =>
      roles.length > 0 || (last < longestKept ? index < last : index < lines.length + 1 || index === last - 1);
    return [
      this.paragraph(heading, { style: isRole ? 'Heading4' : 'Heading3' }),
      ...lines.map((line, index) =>
        this.paragraph(line, { style: isRole ? 'Role' : undefined, isKept: isKept(index) }),
      ),
      ...bullets.map((bullet, index) =>
        this.text(bullet, {
          style: isRole ? 'RoleList' : 'ListParagraph',
          isKept: isKept(lines.length + index),
          list: { id: 1, level: isRole ? 1 : 0 },
        }),
      ),
      ...roles.map((role) => this.entry(role, true)),
    ].join('');
  }

  /** Returns `word/numbering.xml`. All bullets share the first list. */
  numbering(): string {
    const levels = (format: string, text: (level: number) => string) =>
      Array.from({ length: 9 }, (_, level) =>
        element(
          'w:lvl',
          { 'w:ilvl': level },
          property('start', 1),
          property('numFmt', format),
          property('lvlText', text(level)),
          property('lvlJc', 'start'),
          element('w:pPr', {}, element('w:ind', { 'w:left': (level + 1) * 284, 'w:hanging': 227 })),
        ),
      );
    const kinds = [levels('bullet', () => '•'), levels('decimal', (level) => `%${level + 1}.`)];
    return xmlFile(
      element(
        'w:numbering',
        wordNamespace,
        ...kinds.map((all, id) =>
          element('w:abstractNum', { 'w:abstractNumId': id }, property('multiLevelType', 'multilevel'), ...all),
        ),
        ...this.lists.map((start, index) =>
          element(
            'w:num',
            { 'w:numId': index + 1 },
            property('abstractNumId', start === undefined ? 0 : 1),
            // At every level, since a list can be nested.
            ...(start === undefined
              ? []
              : Array.from({ length: 9 }, (_, level) =>
                  element('w:lvlOverride', { 'w:ilvl': level }, property('startOverride', start)),
                )),
          ),
        ),
      ),
    );
  }
}

const photoId = 'photo';
const photoPath = 'media/photo.jpg';

/** Returns a photo at the end of the first lines, which wrap around it. */
function drawing({ alt }: PaperPhoto, isRtl: boolean): string {
  const main = 'http://schemas.openxmlformats.org/drawingml/2006';
  // In English Metric Units: 36,000 per millimeter.
  const [cx, cy] = [photoSize.width, photoSize.height].map((side) => Math.round(side * 0.8 * 36_000));
  const properties = { id: 1, name: 'Photo', descr: alt };
  const at = (axis: string, from: string, inner: string) =>
    element(`wp:position${axis}`, { relativeFrom: from }, inner);
  const picture = element(
    'pic:pic',
    { 'xmlns:pic': `${main}/picture` },
    element('pic:nvPicPr', {}, element('pic:cNvPr', properties), element('pic:cNvPicPr')),
    element(
      'pic:blipFill',
      {},
      element('a:blip', { 'r:embed': photoId }),
      element('a:stretch', {}, element('a:fillRect')),
    ),
    element(
      'pic:spPr',
      {},
      element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', { cx, cy })),
      element('a:prstGeom', { prst: 'rect' }, element('a:avLst')),
    ),
  );
  const anchor = element(
    'wp:anchor',
    {
      'xmlns:wp': `${main}/wordprocessingDrawing`,
      'xmlns:a': `${main}/main`,
      ...{ distT: 0, distB: 72_000, distL: 216_000, distR: 216_000, simplePos: 0, relativeHeight: 1 },
      ...{ behindDoc: 0, locked: 0, layoutInCell: 1, allowOverlap: 0 },
    },
    element('wp:simplePos', { x: 0, y: 0 }),
    at('H', 'margin', element('wp:align', {}, isRtl ? 'left' : 'right')),
    at('V', 'margin', element('wp:align', {}, 'top')),
    element('wp:extent', { cx, cy }),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    element('wp:wrapSquare', { wrapText: 'bothSides' }),
    element('wp:docPr', properties),
    element('wp:cNvGraphicFramePr'),
    element('a:graphic', {}, element('a:graphicData', { uri: `${main}/picture` }, picture)),
  );
  return element('w:r', {}, element('w:drawing', {}, anchor));
}

/** Returns the relationships of a part. */
const relationsFile = (all: readonly (readonly [id: string, type: string, target: string, isOutside?: boolean])[]) =>
  xmlFile(
    element(
      'Relationships',
      { xmlns: `${packages}/relationships` },
      ...all.map(([Id, Type, Target, isOutside]) =>
        element('Relationship', { Id, Type, Target, TargetMode: isOutside ? 'External' : undefined }),
      ),
    ),
  );

/** Returns the footer of all pages after the first: name and page number. */
function footerFile(name: string): string {
  const field = (instruction: string) =>
    element('w:fldSimple', { 'w:instr': instruction }, element('w:r', {}, element('w:t', {}, '1')));
  const text = element('w:r', {}, element('w:t', { 'xml:space': 'preserve' }, `${escapeXml(name)} · `));
  const slash = element('w:r', {}, element('w:t', {}, '/'));
  const style = element('w:pPr', {}, property('pStyle', 'Footer'));
  return xmlFile(
    element('w:ftr', wordNamespace, element('w:p', {}, style, text, field('PAGE'), slash, field('NUMPAGES'))),
  );
}

function notesFile(notes: readonly string[]): string {
  const rule = (id: number, type: string) =>
    element('w:footnote', { 'w:type': type, 'w:id': id }, element('w:p', {}, element('w:r', {}, element(`w:${type}`))));
  return xmlFile(element('w:footnotes', namespaces, rule(-1, 'separator'), rule(0, 'continuationSeparator'), ...notes));
}

/** Returns the résumé as .docx: the same bytes for the same data, independent of machine, clock and time zone. */
export function writeWord(data: ResumeData, photo?: PaperPhoto, palette = createPalette()): Uint8Array {
  const { title, name, lang, paper, owner, contact, facts, summary, sections } = paperOf(printableData(data));
  const isRtl = directionOf(lang) === 'rtl';
  const writer = new WordWriter(lang);
  const body = [
    writer.text(name, { style: 'Heading1' }, photo && drawing(photo, isRtl)),
    writer.paragraph(owner),
    writer.paragraph(contact),
    writer.paragraph(facts),
    writer.blocks(summary),
    ...sections.flatMap(({ heading, blocks, rows, entries, more }) => [
      writer.text(heading, { style: 'Heading2' }),
      writer.blocks(blocks),
      ...rows.map((row) => writer.paragraph(row)),
      ...entries.map((entry) => writer.entry(entry)),
      writer.paragraph(more),
    ]),
  ].join('');
  const [width, height] = papers[paper];
  const page = element(
    'w:sectPr',
    {},
    element('w:footerReference', { 'w:type': 'default', 'r:id': 'footer' }),
    element('w:pgSz', { 'w:w': width, 'w:h': height }),
    element('w:pgMar', {
      'w:top': margin.end,
      'w:right': margin.side,
      'w:bottom': margin.end,
      'w:left': margin.side,
      'w:header': 400,
      'w:footer': 400,
      'w:gutter': 0,
    }),
    element('w:titlePg'),
    isRtl ? element('w:bidi') : '',
  );
  const related = ['styles', 'numbering', 'settings', 'footer', 'footnotes'] as const;
  const links = relationsFile([
    ...related.map((part) => [part, `${relations}/${part}`, `${part}.xml`] as const),
    ...(photo ? [[photoId, `${relations}/image`, photoPath] as const] : []),
    ...writer.addresses.map((url, index) => [`link${index + 1}`, `${relations}/hyperlink`, url, true] as const),
  ]);
  const types = xmlFile(
    element(
      'Types',
      { xmlns: `${packages}/content-types` },
      element('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      photo ? element('Default', { Extension: 'jpg', ContentType: 'image/jpeg' }) : '',
      element('Override', { PartName: '/word/document.xml', ContentType: wordType('document.main') }),
      ...related.map((part) => element('Override', { PartName: `/word/${part}.xml`, ContentType: wordType(part) })),
      element('Override', {
        PartName: '/docProps/core.xml',
        ContentType: 'application/vnd.openxmlformats-package.core-properties+xml',
      }),
    ),
  );
  const properties = xmlFile(
    element(
      'cp:coreProperties',
      { 'xmlns:cp': `${packages}/metadata/core-properties`, 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
      element('dc:title', {}, escapeXml(title)),
      element('dc:creator', {}, escapeXml(name)),
      element('dc:language', {}, escapeXml(lang)),
    ),
  );
  const settings = element(
    'w:settings',
    wordNamespace,
    element('w:footnotePr', {}, ...[-1, 0].map((id) => element('w:footnote', { 'w:id': id }))),
    // Without this Word opens the file in compatibility mode.
    element(
      'w:compat',
      {},
      element('w:compatSetting', {
        'w:name': 'compatibilityMode',
        'w:uri': 'http://schemas.microsoft.com/office/word',
        'w:val': 15,
      }),
    ),
  );
  const files = {
    '[Content_Types].xml': types,
    '_rels/.rels': relationsFile([
      ['document', `${relations}/officeDocument`, 'word/document.xml'],
      ['facts', `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': properties,
    'word/document.xml': xmlFile(element('w:document', namespaces, element('w:body', {}, body, page))),
    'word/_rels/document.xml.rels': links,
    'word/_rels/footnotes.xml.rels': links,
    'word/styles.xml': stylesFile(lang, isRtl, palette),
    'word/numbering.xml': writer.numbering(),
    'word/settings.xml': xmlFile(settings),
    'word/footer.xml': footerFile(name),
    'word/footnotes.xml': notesFile(writer.notes),
  };
  // ZIP times have no time zone: a local time gives the same bytes everywhere.
  const mtime = new Date(1980, 0, 1, 12);
  const texts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  const images = photo ? [[`word/${photoPath}`, photo.bytes] as const] : [];
  return zipSync(Object.fromEntries([...texts, ...images]), { mtime });
}
