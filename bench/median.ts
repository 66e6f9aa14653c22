/** Returns the median of an odd number of figures; NaN if there are none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
