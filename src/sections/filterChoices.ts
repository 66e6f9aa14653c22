/** What the filter of a list offers. An entry and a choice have the same queries, those of a URL: `category=research`. */
export interface FilterChoice {
  /** Empty for all entries. */
  query: string;
  name: string;
  count: number;
  /** Announced to screen readers once it is chosen. */
  status: string;
  /** Its mark, if any. */
  category?: 'research' | 'personal' | 'freelance';
  /** Whether only links choose it: its button is hidden until then. */
  isLinked?: boolean;
}

export type FilterOption = Pick<FilterChoice, 'query' | 'name' | 'category' | 'isLinked'>;

/** Returns the part of a URL that chooses entries with a value. */
export const filterQuery = (parameter: string, value: string): string => `${parameter}=${encodeURIComponent(value)}`;

/**
 * Returns all entries and each option as choices. Empty if nothing would be chosen by any.
 * @param queries of each entry
 */
export function filterChoices(
  queries: readonly (readonly string[])[],
  options: readonly FilterOption[],
  strings: { all: string; count: (count: number) => string },
): FilterChoice[] {
  const choices = [{ query: '', name: strings.all }, ...options].map((option: FilterOption) => {
    const count = queries.filter((each) => !option.query || each.includes(option.query)).length;
    return { ...option, count, status: strings.count(count) };
  });
  const chosen = choices.filter(
    ({ query, count, isLinked }) => !query || isLinked || (count && count < queries.length),
  );
  return chosen.length > 1 ? chosen : [];
}
