import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import type { ResumeData } from './data.ts';
import template from './resume.typ?raw';

const require = createRequire(`${process.cwd()}/package.json`);
const source = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';

/** Typst reads neither WOFF2 nor variable fonts: a static face each, of the letters that the résumé uses. */
async function faces(text: string): Promise<Buffer[]> {
  const font = await readFile(require.resolve(source));
  const letters = [...new Set(`${text}•·–/0123456789 `)].join('');
  return Promise.all(
    [400, 600].map((wght) => subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { wght } })),
  );
}

/**
 * Sets the résumé as PDF/UA-1: the same bytes for the same data.
 * @throws with Typst's own message, for instance when the standard is not met
 */
export async function compileResume(data: ResumeData): Promise<Uint8Array> {
  const json = JSON.stringify(data);
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: await faces(json) }] });
  const result = compiler.compile({ mainFileContent: template, inputs: { data: json } });
  const document = result.result;
  if (!document)
    throw new Error(`The résumé could not be set: ${JSON.stringify(result.takeDiagnostics()?.shortDiagnostics)}`);
  return compiler.pdf(document, { pdfStandard: PdfStandard.UA_1, creationTimestamp: 0 });
}
