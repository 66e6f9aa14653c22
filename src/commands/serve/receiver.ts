/** Receives messages of the form on this machine, in place of the services: it prints them, and keeps nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { applyEdits } from '#base/edits.ts';
import { formServiceNames, formServices } from '#base/formServices.ts';
import { elementsOf, type PageElement } from '#hosts/builtSite.ts';

/** The receiver's path, on the origin of the site. A service's name and its own path follow. */
export const receiverPath = '/__message';

/** Responds to a POST to the receiver, and sends the visitor back as the service does. */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void = console.log,
): Promise<void> {
  const respond = (status: number, words: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(words);
  const [, named, path] = /^\/(\w+)(\/.*)$/.exec(request.url?.replace(receiverPath, '') ?? '') ?? [];
  const service = formServiceNames.find((each) => each === named);
  if (!service || request.method !== 'POST') return void respond(404, 'No service receives messages at this URL.');
  const message = new URLSearchParams(await text(request));
  const { name, host, fields, honeypot } = formServices[service];
  if (message.get(honeypot)) {
    log('Message rejected: the honeypot was filled in.');
    return void respond(400, 'This message looks like one from a bot.');
  }
  log(`Message received in place of ${name} (nothing was sent, nothing is kept):`);
  for (const [field, value] of message) log(`  ${field}: ${value}`);
  const next = host ? message.get(fields.next ?? '') : path;
  if (next) respond(303, 'Thank you.', { Location: next });
  else respond(200, `Thank you. (${name} redirects to the site once its settings have the URL.)`);
}

const nextNames = Object.values(formServices).flatMap(({ fields }) => fields.next ?? []);

/** Returns the attribute of an element that must have another URL on this machine, with that URL. */
function localUrl({ name, attributes }: PageElement, origin: string): [attribute: string, url: string] | undefined {
  const { name: field = '', value = '', action = '' } = attributes;
  if (name === 'input' && nextNames.includes(field) && URL.canParse(value)) {
    const { pathname, search, hash } = new URL(value);
    return ['value', `${origin}${pathname}${search}${hash}`];
  }
  if (name !== 'form' || !action) return undefined;
  const service = formServiceNames.find((each) => {
    const { host } = formServices[each];
    return host ? action.startsWith(`${host}/`) : 'data-netlify' in attributes;
  });
  if (!service) return undefined;
  return ['action', `${origin}${receiverPath}/${service}${action.slice(formServices[service].host?.length)}`];
}

/**
 * Points a page's form and its return URL to the receiver; `dist/` itself keeps the real service.
 * @param origin the URL that the page is served from: `http://localhost:4321`
 */
export function useReceiver(html: string, origin: string): string {
  if (!html.includes('<form')) return html;
  const edits = elementsOf(html).flatMap((element) => {
    const [attribute = '', url] = localUrl(element, origin) ?? [];
    const place = element.places[attribute];
    const text = `${attribute}="${url?.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    return place ? [{ start: place.startOffset, end: place.endOffset, text }] : [];
  });
  return applyEdits(html, edits);
}
