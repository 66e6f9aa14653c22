import { directionOf } from '#base/languageTag.ts';
import type { Block } from '#base/markdown/blocks.ts';
import { element, escapeXml, property, xmlFile } from '../../xml.ts';
import { dotted, type Facts, type Line, type PaperEntry, type PaperRun } from '../paper.ts';
import { partsByDirection, textDirection } from './direction.ts';
import { languagesProperty, wordNamespace } from './styles.ts';

const listLevels = 9;

interface ParagraphProperties {
  style?: string;
  isKept?: boolean;
  list?: { id: number; level: number };
  /** Number of lists around a paragraph that isn't itself a list item. */
  within?: number;
}

export class WordText {
  readonly #direction: 'ltr' | 'rtl';
  readonly urls: string[] = [];
  /** Start numbers of lists; `undefined` for bullets. */
  readonly lists: (number | undefined)[] = [undefined];
  /** Language of the entry that is being written, if it isn't that of the document. */
  #lang?: string;

  constructor(lang: string) {
    this.#direction = directionOf(lang);
  }

  #text(words: string, run: Partial<PaperRun>, direction = this.#direction, place?: string): string {
    const style = place ?? (run.isCode ? 'CodeText' : run.isLabel ? 'Label' : run.isMuted ? 'Muted' : undefined);
    const parts = partsByDirection(words, direction, run.isLtr);
    const { lang = this.#lang } = run;
    return parts
      .map(({ text, isRtl }) => {
        const properties = [
          style ? property('rStyle', style) : '',
          run.isBold ? property('b') + property('bCs') : '',
          run.isStruck ? property('strike') : '',
          isRtl ? property('rtl') : '',
          lang ? languagesProperty(lang) : '',
        ].join('');
        const lines = text
          .replaceAll('\t', '    ')
          .split('\n')
          .map((line) => element('w:t', { 'xml:space': 'preserve' }, escapeXml(line)));
        return element('w:r', {}, properties && element('w:rPr', {}, properties), lines.join(element('w:br')));
      })
      .join('');
  }

  #run(run: PaperRun, direction: 'ltr' | 'rtl'): string {
    const { words, url } = run;
    const text = words && this.#text(words, run, direction, url && 'Hyperlink');
    return url && text ? element('w:hyperlink', { 'r:id': this.#link(url), 'w:history': 1 }, text) : text;
  }

  #link(url: string): string {
    if (!this.urls.includes(url)) this.urls.push(url);
    return `link${this.urls.indexOf(url) + 1}`;
  }

  /** Returns runs of a sentence, in the direction of the whole. */
  #prose(runs: Line): string {
    const direction = textDirection(runs.map((run) => run.words).join(''), this.#direction);
    return runs.map((run) => this.#run(run, direction)).join('');
  }

  line(runs: Line): string {
    return runs.map((run) => this.#prose([run])).join('');
  }

  #paragraph(content: string, { style, isKept, list, within = 0 }: ParagraphProperties = {}): string {
    const properties = [
      style ? property('pStyle', style) : '',
      isKept ? property('keepNext') : '',
      list ? element('w:numPr', {}, property('ilvl', list.level), property('numId', list.id)) : '',
      within ? element('w:ind', { 'w:left': within * 284 }) : '',
    ].join('');
    return element('w:p', {}, properties && element('w:pPr', {}, properties), content);
  }

  paragraph(runs: Line, place?: ParagraphProperties): string {
    return runs.length ? this.#paragraph(this.line(runs), place) : '';
  }

  facts(facts: Facts, place?: ParagraphProperties): string {
    return this.paragraph(dotted(...facts), place);
  }

  text(words: string, place?: ParagraphProperties, image = ''): string {
    return this.#paragraph(image + this.line([{ words }]), place);
  }

  #list({ isOrdered, start, items }: Extract<Block, { kind: 'list' }>, place: ParagraphProperties): string {
    const id = isOrdered ? this.lists.push(start) : 1;
    const level = Math.min(place.within ?? 0, listLevels - 1);
    return items
      .map((item) => {
        const [first, ...rest] = item;
        const inner = { ...place, within: level + 1 };
        if (first?.kind !== 'paragraph') return this.text('', { list: { id, level } }) + this.blocks(item, inner);
        return (
          this.#paragraph(this.#prose(first.runs), { style: 'ListParagraph', list: { id, level } }) +
          this.blocks(rest, inner)
        );
      })
      .join('');
  }

  blocks(blocks: readonly Block[], place: ParagraphProperties = {}): string {
    return blocks
      .map((block) => {
        switch (block.kind) {
          case 'list':
            return this.#list(block, place);
          case 'code':
            return this.text(block.words, { style: 'Code' });
          case 'heading':
            return this.#paragraph(this.#prose(block.runs), { style: 'Subheading', within: place.within });
          default:
            return this.#paragraph(this.#prose(block.runs), place);
        }
      })
      .join('');
  }

  /** Returns an entry. Its heading, its lines and the first of what follows them are on one page. */
  entry({ group, heading, lines, bullets, names, tools, roles, lang }: PaperEntry, level = 3): string {
    this.#lang = lang;
    const isKept = [bullets, names, tools, roles].some(({ length }) => length);
    const own = [
      group ? this.text(group, { style: 'Heading3' }) : '',
      this.paragraph(heading, { style: `Heading${level}` }),
      ...lines.map((line) => this.facts(line, { isKept })),
      ...bullets.map((bullet) => this.text(bullet, { style: 'ListParagraph', list: { id: 1, level: 0 } })),
      this.facts(names),
      this.paragraph(tools),
    ];
    this.#lang = undefined;
    return [...own, ...roles.map((role) => this.entry(role, level + 1))].join('');
  }

  numbering(): string {
    const levels = (start?: number) =>
      Array.from(
        { length: listLevels },
        (_, level) => `<w:lvl w:ilvl="${level}">
          <w:start w:val="${start ?? 1}"/>
          <w:numFmt w:val="${start === undefined ? 'bullet' : 'decimal'}"/>
          <w:lvlText w:val="${start === undefined ? '•' : `%${level + 1}.`}"/>
          <w:lvlJc w:val="start"/>
          <w:pPr><w:ind w:left="${(level + 1) * 284}" w:hanging="227"/></w:pPr>
        </w:lvl>`,
      ).join('');
    // Each has every level, since a list can be nested.
    const kinds = this.lists.map(
      (start, id) => `<w:abstractNum w:abstractNumId="${id}">
        <w:multiLevelType w:val="multilevel"/>
        ${levels(start)}
      </w:abstractNum>`,
    );
    const lists = kinds.map((_, id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`);
    return xmlFile(`<w:numbering ${wordNamespace}>${[...kinds, ...lists].join('')}</w:numbering>`);
  }
}
