/**
 * Stands in for the form-forwarding services on this machine: their URLs, fields and responses.
 * It prints what it received and keeps nothing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { applyEdits } from '#base/edits.ts';
import { type FormServiceName, formServiceNames, formServices } from '#base/formServices.ts';
import { elementsOf, type PageElement } from '#hosts/builtSite.ts';

/** The receiver's path, on the origin of the site. A service's name and its own path follow. */
export const receiverPath = '/__message';

const limit = 1_000_000;
/** Services that send bots the same response as people, and drop their messages. */
const silent: readonly FormServiceName[] = ['formspree', 'basin', 'netlify'];

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > limit) throw new RangeError('too long');
  }
  return body;
}

function respond(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  response.end(text);
}

/** Returns the service that a URL means, and its own part of it: `/formspree/f/a1b2c3`. */
function findService(url = '') {
  const [, named, path = ''] = /^\/(\w+)(\/.*)$/.exec(url.replace(receiverPath, '')) ?? [];
  const service = formServiceNames.find((each) => each === named);
  const pattern = service && (formServices[service].path?.replace('{id}', '[^/]+') ?? '/.*');
  return service && new RegExp(`^${pattern}$`).test(path) ? { service, path } : undefined;
}

/**
 * Responds to a POST to the receiver.
 * @param log prints what arrived
 */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void = console.log,
): Promise<void> {
  const found = findService(request.url);
  if (!found) return respond(response, 404, 'No service receives messages at this URL.');
  if (request.method !== 'POST') return respond(response, 405, 'Only POST requests are accepted.', { Allow: 'POST' });
  let message: URLSearchParams;
  try {
    message = new URLSearchParams(await readBody(request));
  } catch {
    return respond(response, 413, 'The message is too long.');
  }

  const { name, host, fields, honeypot } = formServices[found.service];
  const needed = [fields.id ?? [], 'name', 'email', 'message'].flat();
  const missing = needed.filter((field) => !message.get(field)?.trim());
  if (missing.length) return respond(response, 400, `Missing: ${missing.join(', ')}.`);
  const next = host ? fields.next && message.get(fields.next) : found.path;
  if (host && next && !URL.canParse(next)) return respond(response, 400, `${fields.next} must be an absolute URL.`);

  if (message.get(honeypot)) {
    log('Message rejected: the honeypot was filled in.');
    if (!silent.includes(found.service)) return respond(response, 400, 'This message looks like one from a bot.');
  } else {
    log(`Message received in place of ${name} (nothing was sent, nothing is kept):`);
    for (const [field, value] of message) log(`  ${field}: ${value}`);
  }
  if (next) respond(response, 303, 'Thank you.', { Location: next });
  else respond(response, 200, `Thank you. (${name} redirects to the site once its settings have the URL.)`);
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
