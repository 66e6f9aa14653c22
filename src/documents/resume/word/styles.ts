import { directionOf } from '#base/languageTag.ts';
import { colorOf, type Palette } from '#ui/palette/palette.ts';
import { element, property, xmlFile } from '../../xml.ts';

export const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

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
const space = (before: number, after: number) => `<w:spacing w:before="${before * 20}" w:after="${after * 20}"/>`;
const rule = (palette: Palette) =>
  `<w:pBdr><w:top w:val="single" w:sz="6" w:space="4" w:color="${colorOf(palette, 'ink').slice(1)}"/></w:pBdr>`;

interface WordStyle {
  id: string;
  name: string;
  type?: 'character';
  paragraph?: string;
  run?: string;
}

const heading = (level: number, points: number, spacing: string, above = ''): WordStyle => ({
  id: `Heading${level}`,
  name: `heading ${level}`,
  paragraph: property('keepNext') + property('keepLines') + above + spacing + property('outlineLvl', level - 1),
  run: bold + size(points),
});

const wordStyles = (palette: Palette): readonly WordStyle[] => [
  heading(1, 22, space(0, 2)),
  heading(2, 11.5, space(9, 3), rule(palette)),
  heading(3, 10, space(4, 0)),
  heading(4, 9.5, space(4, 0)),
  { id: 'Subheading', name: 'Subheading', paragraph: property('keepNext') + space(4, 2), run: bold },
  { id: 'ListParagraph', name: 'List Paragraph', paragraph: property('keepLines') + space(0, 1) },
  { id: 'Code', name: 'Code', paragraph: '<w:ind w:left="360"/>', run: fonts(mono) + size(8.5) },
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
  const styles = wordStyles(palette).map(
    ({ id, name, type = 'paragraph', paragraph, run }) => `<w:style w:type="${type}" w:styleId="${id}">
      <w:name w:val="${name}"/>
      ${type === 'paragraph' ? '<w:basedOn w:val="Normal"/>' : ''}
      <w:qFormat/>
      ${paragraph ? `<w:pPr>${paragraph}</w:pPr>` : ''}
      ${run ? `<w:rPr>${run}</w:rPr>` : ''}
    </w:style>`,
  );
  return xmlFile(`<w:styles ${wordNamespace}>
    <w:docDefaults>
      <w:rPrDefault><w:rPr>${fonts(sans, eastAsianFont(lang))}${size(9.5)}${languagesProperty(lang)}</w:rPr></w:rPrDefault>
      <w:pPrDefault><w:pPr><w:widowControl/>${space(0, 2)}</w:pPr></w:pPrDefault>
    </w:docDefaults>
    <w:style w:type="paragraph" w:default="1" w:styleId="Normal">
      <w:name w:val="Normal"/>
      <w:qFormat/>
      ${isRtl ? '<w:pPr><w:bidi/></w:pPr>' : ''}
    </w:style>
    ${styles.join('')}
  </w:styles>`);
}
