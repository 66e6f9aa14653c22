/** A web address as content wants it. */
export interface Address {
  url: string;
  /** Whether it was made https: nobody has looked whether it is served so. */
  changed: boolean;
}

const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]|$)/u;

/** @returns undefined where the text is no address of the web */
export function readAddress(text: string | undefined): Address | undefined {
  const written = text?.trim() ?? '';
  const [, scheme, rest = ''] = /^(?:(https?):)?(?:\/\/)?(.*)$/is.exec(written) ?? [];
  if (!host.test(rest)) return undefined;
  const url = `https://${rest}`;
  if (!URL.canParse(url)) return undefined;
  return { url: /\s/.test(url) ? new URL(url).href : url, changed: scheme?.toLowerCase() !== 'https' };
}
