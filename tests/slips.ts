/** @returns what is shown of a page where something is missing and nobody thought of it */
export function slips(html: string): string[] {
  const shown = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return shown.match(/undefined|\[object|NaN|Invalid Date|>\s*(null|[–,·]|\(\))\s*</g) ?? [];
}
