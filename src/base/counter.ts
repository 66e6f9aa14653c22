/** A text for each plural form of a language; `#` is the number. */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Returns the function that writes a number of things in a language: `counter('en', { one: '# job', other: '# jobs' })`. */
export function counter(language: string, forms: PluralForms): (count: number) => string {
  return (count) => {
    const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
    return form.replace('#', new Intl.NumberFormat(language).format(count));
  };
}

/** Returns `counter` for a language. */
export const counterIn =
  (language: string) =>
  (forms: PluralForms): ((count: number) => string) =>
    counter(language, forms);

type Category = 'research' | 'personal' | 'freelance';

/** The number of projects of a category. */
export type CategoryCount = Readonly<{ category: Category; count: number }>;

/**
 * Returns strings made of others: projects by category, `3 Projekte: Privat (2), Forschung (1)`, and the link to those of
 * one category.
 */
export function ofCategories(
  count: (count: number) => string,
  names: Record<Category, string>,
  { colon = ': ', comma = ', ', open = ' (', close = ')' } = {},
) {
  const numbered = (name: string, number: number) => name + open + number + close;
  return {
    ...names,
    count(number: number, parts: readonly CategoryCount[]) {
      const [only] = parts;
      if (!only) return count(number);
      if (parts.length === 1) return `${count(number)}${open}${names[only.category]}${close}`;
      return count(number) + colon + parts.map((part) => numbered(names[part.category], part.count)).join(comma);
    },
    allOf: numbered,
  };
}

/** Returns a number of things in English: `1 error`, `3 errors`. */
export const englishCount = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
