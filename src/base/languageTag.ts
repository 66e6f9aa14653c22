export const rtlScripts = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'];

export const tagForm = /^[a-zA-Z]{2,3}(-[a-zA-Z]{4})?(-([a-zA-Z]{2}|\d{3}))?$/;

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
/** All that could be codes of languages or, in upper case, of countries. */
export const twoLetterCodes = letters.flatMap((first) => letters.map((second) => first + second));

const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Returns a language tag (BCP 47) in its usual form: `pt_br` as `pt-BR`; undefined if no language has it. */
export function languageTag(text: string): string | undefined {
  const written = text.trim().replaceAll('_', '-');
  const tag = tagForm.test(written) ? new Intl.Locale(written) : undefined;
  return tag && english.of(tag.language) && tag.toString();
}

/** Languages by the codes of countries that people write for them; some of these codes are of small languages. */
const ofCountries: Readonly<Record<string, string>> = {
  ...{ at: 'de', br: 'pt-BR', cn: 'zh', cz: 'cs', dk: 'da', ee: 'et', gb: 'en', gr: 'el', il: 'he', jp: 'ja' },
  ...{ kr: 'ko', mx: 'es', rs: 'sr', se: 'sv', tw: 'zh-TW', ua: 'uk', us: 'en', vn: 'vi' },
};

export const languageOfCountry = (code: string): string | undefined => ofCountries[code.toLowerCase()];

export function suggestTag(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  const isNamed = (tag: string) =>
    english.of(tag) && [englishNameOf(tag), ownNameOf(tag, [])].some((each) => each.toLowerCase() === name);
  return languageOfCountry(name) ?? twoLetterCodes.find(isNamed);
}

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rtlScripts.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

function withoutRegion(tag: string): string {
  const { language, script } = new Intl.Locale(tag);
  return script ? `${language}-${script}` : language;
}

/** Returns the name of a language in itself: `Français`. Its region is named only if another differs by it alone. */
export function ownNameOf(tag: string, among: readonly string[]): string {
  const several = among.some((other) => other !== tag && withoutRegion(other) === withoutRegion(tag));
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(several ? tag : withoutRegion(tag)) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Returns the first of some languages that differs from a tag only by script or region: `zh-Hans` for `zh`. */
export const nearestTag = (tag: string, among: readonly string[]): string | undefined =>
  among.find((other) => new Intl.Locale(other).language === new Intl.Locale(tag).language);

export const englishNameOf = (tag: string): string => english.of(tag) ?? tag;
