/**
 * Stands in for the form-forwarding service on this machine: the same fields, the same redirect back.
 * It prints what it received and keeps nothing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { formServices } from '../../src/lib/formServices.ts';

/** Where the receiver listens, on the site's own address. */
export const receiverPath = '/__message';

const limit = 1_000_000;
const services = Object.values(formServices);

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > limit) throw new RangeError('too long');
  }
  return body;
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  response.end(text);
}

/** Answers a POST to the receiver; `log` is told what arrived. */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void = console.log,
): Promise<void> {
  if (request.method !== 'POST') return answer(response, 405, 'The receiver takes POST only.', { Allow: 'POST' });
  let fields: URLSearchParams;
  try {
    fields = new URLSearchParams(await readBody(request));
  } catch {
    return answer(response, 413, 'The message is too long.');
  }
  if (services.some((service) => fields.get(service.fields.honeypot))) {
    log('Message refused: the honeypot was filled in.');
    return answer(response, 400, 'This message looks like one from a robot.');
  }
  const missing = ['name', 'email', 'message'].filter((field) => !fields.get(field)?.trim());
  if (missing.length) return answer(response, 400, `Missing: ${missing.join(', ')}.`);

  log(`Message received (nothing was sent, nothing is kept):`);
  for (const [name, value] of fields) log(`  ${name}: ${value}`);
  const next = services.map((service) => fields.get(service.fields.next)).find(Boolean);
  answer(response, 303, 'Thank you.', next ? { Location: next } : {});
}

/**
 * Points a page's form, and its way back, at the receiver; `dist/` itself keeps the real service.
 * @param origin the address that the page is served from: `http://localhost:4321`
 */
export function useReceiver(html: string, origin: string): string {
  const hosts = services.map((service) => service.host.replaceAll('.', '\\.')).join('|');
  const nextNames = services.map((service) => service.fields.next).join('|');
  return html
    .replace(new RegExp(`(<form[^>]* action=")(?:${hosts})[^"]*`, 'g'), `$1${origin}${receiverPath}`)
    .replace(new RegExp(`(name="(?:${nextNames})" value=")https?://[^/"]+`, 'g'), `$1${origin}`);
}
