import { LineCounter, visit } from 'yaml';
import type { Position } from '#base/problems.ts';
import { describe } from '#base/problemTexts.ts';
import { yamlDocument, yamlErrors } from '#content/yamlErrors.ts';
import { type ResumeFile, SourceError } from './resumeFile.ts';

/** Reads a YAML file. @throws SourceError with the place of its first error */
export function parseYaml(text: string): ResumeFile {
  const lines = new LineCounter();
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  try {
    const document = yamlDocument(text, lines, { merge: true });
    if (!document) throw new SourceError(describe({ kind: 'tooDeep' }).message);
    const [error] = yamlErrors(document, text);
    if (error) throw new SourceError(describe(error).message, at(error.offset));
    // A number is text here: `2020.10` has two digits, and `+49 …` is a phone number.
    visit(document, {
      Scalar: (_, node) => {
        if (typeof node.value === 'number') node.value = node.source;
      },
    });
    return { data: document.toJS() };
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`can't be read: ${(error as Error).message}`);
  }
}
