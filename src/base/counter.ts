/** A text for each plural form of a language; `#` is the number. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Returns the function that writes a number of things in a language: `counter('en', { one: '# job', other: '# jobs' })`. */
export function counter(language: string, forms: PluralForms): (count: number) => string {
  return (count) => {
    const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
    return form.replace('#', new Intl.NumberFormat(language).format(count));
  };
}

export const englishCount = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
