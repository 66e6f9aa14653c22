/**
 * Writes the résumé as a Word document: one column, with headings, lists and links. Writes WordprocessingML directly:
 * the package `docx` is 24 MB, and adds dates and random numbers, so that files would differ.
 */
import { strToU8, zipSync } from 'fflate';
import { directionOf } from '#base/languageTag.ts';
import { createPalette } from '#ui/palette/palette.ts';
import { element, escapeXml, property, xmlFile } from '../../xml.ts';
import type { ResumeData } from '../data.ts';
import { paperOf, parsableData } from '../paper.ts';
import type { PaperPhoto } from '../photo.ts';
import { stylesFile, wordNamespace } from './styles.ts';
import { photoId, wordPhoto } from './wordPhoto.ts';
import { WordText } from './wordText.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const wordType = (name: string) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`;
const namespaces = { ...wordNamespace, 'xmlns:r': relations };

/** Paper sizes in twentieths of a point. */
const papers = { 'us-letter': [12240, 15840], a4: [11906, 16838] } as const;
const margin = { side: 907, end: 737 };

const photoPath = 'media/photo.jpg';
const related = ['styles', 'numbering', 'settings', 'footer'] as const;

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

function pageProperties(paper: keyof typeof papers, isRtl: boolean): string {
  const [width, height] = papers[paper];
  return element(
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
}

const typesFile = (hasPhoto: boolean) =>
  xmlFile(
    element(
      'Types',
      { xmlns: `${packages}/content-types` },
      element('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      hasPhoto ? element('Default', { Extension: 'jpg', ContentType: 'image/jpeg' }) : '',
      element('Override', { PartName: '/word/document.xml', ContentType: wordType('document.main') }),
      ...related.map((part) => element('Override', { PartName: `/word/${part}.xml`, ContentType: wordType(part) })),
      element('Override', {
        PartName: '/docProps/core.xml',
        ContentType: 'application/vnd.openxmlformats-package.core-properties+xml',
      }),
    ),
  );

const propertiesFile = ({ title, name, lang }: { title: string; name: string; lang: string }) =>
  xmlFile(
    element(
      'cp:coreProperties',
      { 'xmlns:cp': `${packages}/metadata/core-properties`, 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
      element('dc:title', {}, escapeXml(title)),
      element('dc:creator', {}, escapeXml(name)),
      element('dc:language', {}, escapeXml(lang)),
    ),
  );

const settingsFile = () =>
  xmlFile(
    element(
      'w:settings',
      wordNamespace,
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
    ),
  );

/** Returns the résumé as .docx: the same bytes for the same data, independent of machine, clock and time zone. */
export function writeWord(data: ResumeData, photo?: PaperPhoto, palette = createPalette()): Uint8Array {
  const { title, name, lang, paper, owner, contact, facts, summary, sections } = paperOf(parsableData(data));
  const isRtl = directionOf(lang) === 'rtl';
  const writer = new WordText(lang);
  const body = [
    writer.text(name, { style: 'Heading1' }, photo && wordPhoto(photo, isRtl)),
    ...[owner, contact, facts].map((each) => writer.facts(each)),
    writer.blocks(summary),
    ...sections.flatMap(({ heading, blocks, rows, entries, more }) => [
      writer.text(heading, { style: 'Heading2' }),
      writer.blocks(blocks),
      ...rows.map((row) => writer.facts(row)),
      ...entries.map((entry) => writer.entry(entry, entries[0]?.group ? 4 : 3)),
      writer.paragraph(more),
    ]),
  ].join('');
  const links = relationsFile([
    ...related.map((part) => [part, `${relations}/${part}`, `${part}.xml`] as const),
    ...(photo ? [[photoId, `${relations}/image`, photoPath] as const] : []),
    ...writer.urls.map((url, index) => [`link${index + 1}`, `${relations}/hyperlink`, url, true] as const),
  ]);
  const files = {
    '[Content_Types].xml': typesFile(photo !== undefined),
    '_rels/.rels': relationsFile([
      ['document', `${relations}/officeDocument`, 'word/document.xml'],
      ['facts', `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': propertiesFile({ title, name, lang }),
    'word/document.xml': xmlFile(
      element('w:document', namespaces, element('w:body', {}, body, pageProperties(paper, isRtl))),
    ),
    'word/_rels/document.xml.rels': links,
    'word/styles.xml': stylesFile(lang, isRtl, palette),
    'word/numbering.xml': writer.numbering(),
    'word/settings.xml': settingsFile(),
    'word/footer.xml': footerFile(name),
  };
  // ZIP times have no time zone: a local time gives the same bytes everywhere.
  const mtime = new Date(1980, 0, 1, 12);
  const texts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  const images = photo ? [[`word/${photoPath}`, photo.bytes] as const] : [];
  return zipSync(Object.fromEntries([...texts, ...images]), { mtime });
}
