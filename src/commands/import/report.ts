/** Lines of a part that are shown on the screen; the whole report is in a file. */
const most = 6;

/** A part of a report: a heading, and what it is about in lines. */
export interface ReportPart {
  heading: string;
  lines: readonly string[];
  /** Is shown as a whole. */
  isWhole?: boolean;
}

const write = (parts: readonly ReportPart[]) =>
  parts.map(({ heading, lines }) => [heading, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n');

/**
 * Returns a report as the screen shows it, and the whole of it if that is more.
 * @param parts those without a heading are left out
 */
export function formatReport(parts: readonly ReportPart[]): { shown: string; whole?: string } {
  const headed = parts.filter(({ heading }) => heading);
  const short = headed.map((part) => {
    const more = part.isWhole ? 0 : part.lines.length - most;
    return more > 1 ? { ...part, lines: [...part.lines.slice(0, most), `and ${more} more`] } : part;
  });
  const [shown, whole] = [write(short), write(headed)];
  return shown === whole ? { shown } : { shown, whole };
}
