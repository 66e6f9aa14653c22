/** A text for each plural form of a language; `#` is the number. */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Returns the function that writes a number of things in a language: `counter('en', { one: '# job', other: '# jobs' })`. */
export function counter(language: string, forms: PluralForms): (count: number) => string {
  return (count) => {
    const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
    return form.replace('#', new Intl.NumberFormat(language).format(count));
  };
}

export const counterIn =
  (language: string) =>
  (forms: PluralForms): ((count: number) => string) =>
    counter(language, forms);

type Category = 'research' | 'personal' | 'freelance';

export type CategoryCount = Readonly<{ category: Category; count: number }>;

/** Returns the names of categories, and projects by category: `3 Projekte: Privat (2), Forschung (1)`. */
export function ofCategories(
  count: (count: number) => string,
  names: Record<Category, string>,
  { colon = ': ', comma = ', ', open = ' (', close = ')' } = {},
) {
  return {
    ...names,
    count(number: number, parts: readonly CategoryCount[]) {
      const [only] = parts;
      if (!only) return count(number);
      if (parts.length === 1) return `${count(number)}${open}${names[only.category]}${close}`;
      const listed = parts.map((part) => names[part.category] + open + part.count + close);
      return count(number) + colon + listed.join(comma);
    },
  };
}

export const englishCount = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
