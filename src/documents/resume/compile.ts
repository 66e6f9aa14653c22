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
import { parsePdf, writePdf } from './pdfFile.ts';
import { type PaperPhoto, photoSize } from './photo.ts';

/** Points: more than a line with the space above it, and less than two lines. */
const lineHeight = 15;

/** Space between entries, size of the text, and space between its lines, in points: the loosest of the fewest pages. */
const steps = [
  [9, 8.8, 5.3],
  [7, 8.8, 5.3],
  [5, 8.8, 5.3],
  [5, 8.4, 5],
  [5, 8.4, 4.2],
] as const;
type Step = (typeof steps)[number];

/** Name of the photo in the template. No such file is written. */
const photoFile = 'resume-photo.jpg';

/** Returns the résumé as PDF/UA-1: the same bytes for the same data. @throws if Typst fails, with its diagnostics */
export async function compileResume(
  data: ResumeData,
  photo?: PaperPhoto,
  palette = createPalette(),
  squares: readonly Uint8Array[] = [],
): Promise<Uint8Array> {
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
  /** @param left points of its height that each page leaves to the next */
  const typeset = (step: Step, left = 0): NodeTypstDocument => {
    const spaces = { step: JSON.stringify(step), left: String(left) };
    const compiled = compiler.compile({ mainFileContent: template, inputs: { ...inputs, ...spaces } });
    if (compiled.result) return compiled.result;
    throw new Error(`Can't typeset the résumé: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  };
  const heightOfLast = (document: NodeTypstDocument): number =>
    compiler.query(document, { selector: '<end>', field: 'value' })[0];
  let step: Step = steps[0];
  let document = typeset(step);
  // Those of the tightest step.
  const fewest = document.numOfPages > 1 ? typeset(steps[4]).numOfPages : 1;
  for (const tighter of steps.slice(1)) {
    if (document.numOfPages === fewest) break;
    [step, document] = [tighter, typeset(tighter)];
  }
  // Moves lines to the last page if it would have only one.
  for (let lines = 1; lines < 9 && document.numOfPages > 1 && heightOfLast(document) < lineHeight; lines += 1)
    document = typeset(step, lines * lineHeight);
  const file = parsePdf(compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 }));
  if (isRtl) joinRtlLines(file);
  // Typst writes tags uncompressed, most of a long résumé's bytes.
  return writePdf(file);
}
