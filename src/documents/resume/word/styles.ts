import { directionOf } from '#base/languageTag.ts';
import { colorOf, type Palette } from '#ui/palette/palette.ts';
import { element, property, xmlFile } from '../../xml.ts';

export const wordNamespace = { 'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' };

/** Fonts that every machine has, or replaces with fonts of the same widths. */
const sans = 'Arial';
const mono = 'Courier New';
/** Fonts of Office for scripts that Arial lacks. Without them Word uses a serif font. */
const eastAsian: Readonly<Record<string, string>> = { ja: 'Yu Gothic', zh: 'Microsoft YaHei', ko: 'Malgun Gothic' };

const shade = (palette: Palette, name: string) => property('color', colorOf(palette, name).slice(1));
const size = (points: number) => property('sz', points * 2) + property('szCs', points * 2);
const bold = property('b') + property('bCs');
const fonts = (name: string, east?: string) =>
  element('w:rFonts', { 'w:ascii': name, 'w:hAnsi': name, 'w:eastAsia': east, 'w:cs': name });
const space = (before: number, after: number) =>
  element('w:spacing', { 'w:before': before * 20, 'w:after': after * 20 });
const indent = (points: number) => element('w:ind', { 'w:left': points * 20 });
const border = (name: string, color: string) =>
  element(
    'w:pBdr',
    {},
    element(`w:${name}`, { 'w:val': 'single', 'w:sz': 6, 'w:space': 4, 'w:color': color.slice(1) }),
  );

interface WordStyle {
  id: string;
  name: string;
  type?: 'character';
  paragraph?: string;
  run?: string;
}

const heading = (level: number, points: number, spacing: string, rule = ''): WordStyle => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  paragraph: property('keepNext') + property('keepLines') + rule + spacing + property('outlineLvl', level - 1),
  run: bold + size(points),
});

const wordStyles = (palette: Palette): readonly WordStyle[] => [
  heading(1, 22, space(0, 2)),
  heading(2, 11.5, space(9, 3), border('top', colorOf(palette, 'ink'))),
  heading(3, 10, space(4, 0)),
  heading(4, 9.5, space(4, 0)),
  { id: 'Subheading', name: 'Subheading', paragraph: property('keepNext') + space(4, 2), run: bold },
  { id: 'ListParagraph', name: 'List Paragraph', paragraph: property('keepLines') + space(0, 1) },
  { id: 'Code', name: 'Code', paragraph: indent(18), run: fonts(mono) + size(8.5) },
  { id: 'Footer', name: 'footer', run: shade(palette, 'ink-2') + size(8) },
  { id: 'Hyperlink', name: 'Hyperlink', type: 'character', run: property('u', 'single') },
  { id: 'Muted', name: 'Muted', type: 'character', run: shade(palette, 'ink-2') },
  { id: 'Label', name: 'Label', type: 'character', run: fonts(mono) + shade(palette, 'ink-2') + size(8) },
  { id: 'CodeText', name: 'Code Text', type: 'character', run: fonts(mono) + size(8.5) },
];

/** Returns a language tag with its most likely region, which Word requires: `en-US`. */
const withRegion = (lang: string): string => {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region ? `${language}-${region}` : language;
};

const eastAsianFont = (lang: string) => eastAsian[new Intl.Locale(lang).language];

/** Returns the languages of a text: its own for the scripts of that, and English for Latin script in others. */
export function languagesProperty(lang: string): string {
  const [east, isRtl] = [eastAsianFont(lang) !== undefined, directionOf(lang) === 'rtl'];
  const tag = withRegion(lang);
  return element('w:lang', {
    'w:val': east || isRtl ? 'en-US' : tag,
    'w:eastAsia': east ? tag : undefined,
    'w:bidi': isRtl ? tag : undefined,
  });
}

export function stylesFile(lang: string, isRtl: boolean, palette: Palette): string {
  const defaults = element(
    'w:docDefaults',
    {},
    element(
      'w:rPrDefault',
      {},
      element('w:rPr', {}, fonts(sans, eastAsianFont(lang)), size(9.5), languagesProperty(lang)),
    ),
    element('w:pPrDefault', {}, element('w:pPr', {}, property('widowControl'), space(0, 2))),
  );
  const normal = element(
    'w:style',
    { 'w:type': 'paragraph', 'w:default': 1, 'w:styleId': 'Normal' },
    property('name', 'Normal'),
    element('w:qFormat'),
    isRtl ? element('w:pPr', {}, property('bidi')) : '',
  );
  const others = wordStyles(palette).map(({ id, name, type = 'paragraph', paragraph, run }) =>
    element(
      'w:style',
      { 'w:type': type, 'w:styleId': id },
      property('name', name),
      type === 'paragraph' ? property('basedOn', 'Normal') : '',
      element('w:qFormat'),
      paragraph ? element('w:pPr', {}, paragraph) : '',
      run ? element('w:rPr', {}, run) : '',
    ),
  );
  return xmlFile(element('w:styles', wordNamespace, defaults, normal, ...others));
}
