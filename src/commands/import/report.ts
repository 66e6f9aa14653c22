/** Rows of a report on the screen: twenty with the lines after it. */
const most = 16;
const width = 100;

const rows = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);

/** A part of a report: a heading, and what it is about in lines. */
export interface ReportPart {
  heading: string;
  lines: readonly string[];
}

const write = (parts: readonly ReportPart[], gap = '\n\n') =>
  parts.map(({ heading, lines }) => [heading, ...lines.map((line) => `  ${line}`)].join('\n')).join(gap);

/** Returns the first lines that fit, and how many more there are. */
function fitPart({ heading, lines }: ReportPart, room: number): ReportPart {
  const fitting = lines.filter((_, index) => rows(lines.slice(0, index + 1)) < room);
  const more = lines.length - fitting.length;
  return rows(lines) <= room ? { heading, lines } : { heading, lines: [...fitting, `and ${more} more`] };
}

/**
 * Returns a report as it fits on a screen, and the whole of it if that is more.
 * @param parts those without lines are only a heading
 */
export function formatReport(parts: readonly ReportPart[]): { shown: string; whole?: string } {
  const headed = parts.filter(({ heading }) => heading);
  const whole = write(headed);
  const left = most - rows(headed.map(({ heading }) => heading)) - (headed.length - 1);
  if (rows(headed.flatMap(({ lines }) => lines)) <= left) return { shown: whole };
  // Each part gets an equal share; unused rows go to the parts after it.
  let room = most - rows(headed.map(({ heading }) => heading)) - 1;
  let open = headed.filter(({ lines }) => lines.length).length;
  const short = headed.map((part) => {
    if (!part.lines.length) return part;
    const fitting = fitPart(part, Math.max(1, Math.floor(room / open--)));
    room -= rows(fitting.lines);
    return fitting;
  });
  return { shown: write(short, '\n'), whole };
}
