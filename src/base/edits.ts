export interface Edit {
  start: number;
  /** The same as `start` where text is only inserted. */
  end: number;
  text: string;
}

export function applyEdits(source: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const parts = inOrder.map(({ end, text }, index) => text + source.slice(end, inOrder[index + 1]?.start));
  return source.slice(0, inOrder[0]?.start) + parts.join('');
}
