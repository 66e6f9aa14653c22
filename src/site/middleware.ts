import { inPattern } from '#base/characters.ts';
import { englishIn, gap } from '#base/uiStrings/ownStrings.ts';
import { ownStringsFor } from '#base/uiStrings.ts';
import { typeset } from './typeset.ts';

/** Elements whose text can't have another element, or is hydrated. */
const parts = /<(title|script|style|svg|astro-island)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

/** Returns a page whose language has strings of the owner, with the language of those that are still in English. */
export function markEnglish(html: string): string {
  const [, language = ''] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? [];
  const own = ownStringsFor(language);
  if (!own) return html;
  const texts = englishIn(own).map((text) => inPattern(escaped(text)).replaceAll(gap, '.+'));
  const english = new RegExp(`^(?:${texts.join('|')})$`);
  return html.replace(parts, (part) =>
    !part.startsWith('<') && english.test(part.replace(/^[\s,]+|\s+$/g, '')) ? `<span lang="en">${part}</span>` : part,
  );
}

export async function onRequest(_: unknown, next: () => Promise<Response>): Promise<Response> {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(typeset(markEnglish(await response.text())), response);
}
