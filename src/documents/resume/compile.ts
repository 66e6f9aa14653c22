import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { keepSigns, rtlLetter } from '#base/direction.ts';
import { program } from '#base/folders.ts';
import { directionOf } from '#base/languageTag.ts';
import { listComma, uiStringsFor } from '#base/uiStrings.ts';
import { lackingCharacters, monoFaces, sansFaces } from '#content/resumeFonts/faces.ts';
import { printable, replaceLacking, without } from '#content/resumeFonts/printable.ts';
import { colorOf, createPalette } from '#ui/palette/palette.ts';
import type { ResumeData } from './data.ts';
import { joinRtlLines } from './joinRtlLines.ts';
import { changeTexts, paperOf } from './paper.ts';
import { type PaperPhoto, photoSize } from './photo.ts';

/** How tight text is set, in points. */
interface Spacing {
  /** Space between entries. */
  gap: number;
  size: number;
  /** Space between lines. */
  leading: number;
}

/** The limits of tightening. */
export const tightest: Spacing = { gap: 5, size: 8.2, leading: 4.2 };
/** From loose to tight: by a third, so that the last of several pages is never nearly empty. */
const spacings: readonly Spacing[] = [
  { gap: 9, size: 9.8, leading: 6.8 },
  { gap: 9, size: 9.3, leading: 6 },
  { gap: 9, size: 8.8, leading: 5.3 },
  { gap: 7, size: 8.8, leading: 5.3 },
  { gap: 5, size: 8.8, leading: 5.3 },
  { gap: 5, size: 8.4, leading: 5 },
  { gap: 5, size: 8.4, leading: 4.6 },
];

/** A letter's, with a paragraph where a résumé has an entry. */
const letterSpacings: readonly Spacing[] = [
  { gap: 18, size: 11, leading: 8 },
  { gap: 13, size: 10.5, leading: 6.8 },
  { gap: 11, size: 10, leading: 6.2 },
  { gap: 9, size: 9.4, leading: 5.6 },
  { gap: 7, size: 8.8, leading: 5 },
];

/** Name of the photo in the template. No such file is written. */
const photoFile = 'resume-photo.jpg';

/** A résumé in pages. */
interface Layout {
  pages: number;
  /** Returns PDF/UA-1: the same bytes for the same data. */
  toPdf(): Uint8Array;
}

/** Typesets a résumé. @throws if Typst fails, with its diagnostics */
type Typeset = (spacing: Spacing) => Layout;

export async function createTypesetter(
  data: ResumeData,
  photo?: PaperPhoto,
  palette = createPalette(),
  squares: readonly Uint8Array[] = [],
): Promise<Typeset> {
  const template = readFileSync(join(program, 'src/documents/resume/resume.typ'), 'utf8');
  const isRtl = directionOf(data.lang) === 'rtl';
  // All printed characters: separators and digits, then each text on its own line.
  const strings = uiStringsFor(data.lang);
  const printed = [`0123456789 •·/.?${strings.comma}${listComma(strings)}${strings.colon}`];
  const texts = changeTexts(data, (text) => {
    const shown = printable(text);
    printed.push(shown);
    return shown;
  });
  const letters = printed.join('\n');
  const [sans, mono, lacking] = await Promise.all([sansFaces(letters), monoFaces(letters), lackingCharacters(letters)]);
  const style = {
    sans: sans.families,
    mono: [...mono.families, ...sans.families],
    ink: colorOf(palette, 'ink'),
    'ink-2': colorOf(palette, 'ink-2'),
    edge: colorOf(palette, 'edge'),
    start: isRtl ? 'right' : 'left',
    'rtl-letter': rtlLetter,
  };
  const compiler = NodeCompiler.create({
    workspace: program,
    fontArgs: [{ fontBlobs: [...sans.fonts, ...mono.fonts] }],
  });
  if (photo) compiler.mapShadow(join(program, photoFile), Buffer.from(photo.bytes));
  const squarePaths = squares.map((bytes, index) => {
    const name = `resume-square-${index}.${Buffer.from(bytes).toString('latin1', 0, 4) === '<svg' ? 'svg' : 'png'}`;
    compiler.mapShadow(join(program, name), Buffer.from(bytes));
    return `/${name}`;
  });
  const inputs = {
    data: JSON.stringify(
      paperOf(
        changeTexts(
          texts,
          (text) => keepSigns(without(lacking, text), isRtl),
          (word) => keepSigns(replaceLacking(lacking, word), isRtl),
        ),
      ),
    ),
    style: JSON.stringify(style),
    squares: JSON.stringify(squarePaths),
    ...(photo && { photo: JSON.stringify({ file: `/${photoFile}`, alt: photo.alt, ...photoSize }) }),
  };
  const toPdf = (document: NodeTypstDocument) => {
    const pdf = compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 });
    return isRtl ? joinRtlLines(pdf) : pdf;
  };
  return (spacing) => {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { ...inputs, spacing: JSON.stringify(spacing) },
    });
    const { result } = compiled;
    if (!result)
      throw new Error(`Can't typeset the résumé: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
    return { pages: result.numOfPages, toPdf: () => toPdf(result) };
  };
}

/** Typesets on as few pages as the limits of tightening allow, and as loose as these pages allow. */
async function compileFrom(spacings: readonly Spacing[], ...content: Parameters<typeof createTypesetter>) {
  const typeset = await createTypesetter(...content);
  let best = typeset(tightest);
  // Twenty pages of publications take seconds to typeset, so half of the spacings are left out each time, and of more
  // than ten pages all that would add one: only the last differs by less than a tenth from the tightest.
  let [from, to] = [best.pages > 10 ? spacings.length - 1 : 0, spacings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const layout = typeset(spacings[middle] ?? tightest);
    if (layout.pages > best.pages) from = middle + 1;
    else [best, to] = [layout, middle];
  }
  return best.toPdf();
}

/** Returns the résumé as PDF. */
export const compileResume = (...content: Parameters<typeof createTypesetter>): Promise<Uint8Array> =>
  compileFrom(spacings, ...content);

/** Returns the letter of an application as PDF. */
export const compileLetter = (...content: Parameters<typeof createTypesetter>): Promise<Uint8Array> =>
  compileFrom(letterSpacings, ...content);
