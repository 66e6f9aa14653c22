/**
 * Writes the résumé as a Word document: one column, with headings, lists and links. Writes WordprocessingML directly:
 * the package `docx` is 24 MB, and adds dates and random numbers, so that files would differ.
 */
import { strToU8, zipSync } from 'fflate';
import { directionOf } from '#base/languageTag.ts';
import { createPalette } from '#ui/palette/palette.ts';
import { element, escapeXml, xmlFile } from '../../xml.ts';
import type { ResumeData } from '../data.ts';
import { paperOf, parsableData } from '../paper.ts';
import { type PaperPhoto, photoSize } from '../photo.ts';
import { stylesFile, wordNamespace } from './styles.ts';
import { WordText } from './wordText.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const wordType = (name: string) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`;

/** Paper sizes in twentieths of a point. */
const papers = { 'us-letter': [12240, 15840], a4: [11906, 16838] } as const;

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

const field = (instruction: string) => `<w:fldSimple w:instr="${instruction}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`;

const footerFile = (name: string) =>
  xmlFile(`<w:ftr ${wordNamespace}><w:p>
    <w:pPr><w:pStyle w:val="Footer"/></w:pPr>
    <w:r><w:t xml:space="preserve">${escapeXml(name)} · </w:t></w:r>${field('PAGE')}
    <w:r><w:t>/</w:t></w:r>${field('NUMPAGES')}
  </w:p></w:ftr>`);

function pageProperties(paper: keyof typeof papers, isRtl: boolean): string {
  const [width, height] = papers[paper];
  return `<w:sectPr>
    <w:footerReference w:type="default" r:id="footer"/>
    <w:pgSz w:w="${width}" w:h="${height}"/>
    <w:pgMar w:top="737" w:right="907" w:bottom="737" w:left="907" w:header="400" w:footer="400" w:gutter="0"/>
    <w:titlePg/>
    ${isRtl ? '<w:bidi/>' : ''}
  </w:sectPr>`;
}

const typesFile = (hasPhoto: boolean) =>
  xmlFile(`<Types xmlns="${packages}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    ${hasPhoto ? '<Default Extension="jpg" ContentType="image/jpeg"/>' : ''}
    <Override PartName="/word/document.xml" ContentType="${wordType('document.main')}"/>
    ${related.map((part) => `<Override PartName="/word/${part}.xml" ContentType="${wordType(part)}"/>`).join('')}
    <Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
  </Types>`);

const propertiesFile = ({ title, name, lang }: { title: string; name: string; lang: string }) =>
  xmlFile(`<cp:coreProperties
    xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title>${escapeXml(title)}</dc:title>
    <dc:creator>${escapeXml(name)}</dc:creator>
    <dc:language>${escapeXml(lang)}</dc:language>
  </cp:coreProperties>`);

/** Without this mode, Word opens the file for an older version. */
const settingsFile = xmlFile(`<w:settings ${wordNamespace}><w:compat>
  <w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/>
</w:compat></w:settings>`);

const photoId = 'photo';

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Returns a photo at the end of the first lines, which wrap around it. */
function wordPhoto({ alt }: PaperPhoto, isRtl: boolean): string {
  // In English Metric Units: 36,000 per millimeter.
  const [cx, cy] = [photoSize.width, photoSize.height].map((side) => Math.round(side * 0.8 * 36_000));
  const properties = `id="1" name="Photo" descr="${escapeXml(alt)}"`;
  return `<w:r><w:drawing><wp:anchor
    xmlns:wp="${drawing}/wordprocessingDrawing" xmlns:a="${drawing}/main"
    distT="0" distB="72000" distL="216000" distR="216000" simplePos="0" relativeHeight="1" behindDoc="0" locked="0"
    layoutInCell="1" allowOverlap="0">
    <wp:simplePos x="0" y="0"/>
    <wp:positionH relativeFrom="margin"><wp:align>${isRtl ? 'left' : 'right'}</wp:align></wp:positionH>
    <wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV>
    <wp:extent cx="${cx}" cy="${cy}"/>
    <wp:effectExtent l="0" t="0" r="0" b="0"/>
    <wp:wrapSquare wrapText="bothSides"/>
    <wp:docPr ${properties}/>
    <wp:cNvGraphicFramePr/>
    <a:graphic><a:graphicData uri="${drawing}/picture"><pic:pic xmlns:pic="${drawing}/picture">
      <pic:nvPicPr><pic:cNvPr ${properties}/><pic:cNvPicPr/></pic:nvPicPr>
      <pic:blipFill><a:blip r:embed="${photoId}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>
      <pic:spPr>
        <a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>
        <a:prstGeom prst="rect"><a:avLst/></a:prstGeom>
      </pic:spPr>
    </pic:pic></a:graphicData></a:graphic>
  </wp:anchor></w:drawing></w:r>`;
}

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
      `<w:document ${wordNamespace} xmlns:r="${relations}"><w:body>${body}${pageProperties(paper, isRtl)}</w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': links,
    'word/styles.xml': stylesFile(lang, isRtl, palette),
    'word/numbering.xml': writer.numbering(),
    'word/settings.xml': settingsFile,
    'word/footer.xml': footerFile(name),
  };
  // ZIP times have no time zone: a local time gives the same bytes everywhere.
  const mtime = new Date(1980, 0, 1, 12);
  const texts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  const images = photo ? [[`word/${photoPath}`, photo.bytes] as const] : [];
  return zipSync(Object.fromEntries([...texts, ...images]), { mtime });
}
