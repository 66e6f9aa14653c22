/** Returns texts in HTML that are shown by mistake for missing values, such as "undefined". */
export function findMissingValues(html: string): string[] {
  const shown = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return shown.match(/undefined|\[object|NaN|Invalid Date|>\s*(null|\(\))\s*</g) ?? [];
}
