import { defineMiddleware } from 'astro:middleware';
import { useReceiver } from './receiver.ts';

const style = [
  ...['position:fixed', 'inset:auto 0 0', 'z-index:99', 'box-sizing:border-box', 'max-height:60vh', 'overflow:auto'],
  ...['margin:0', 'padding:1em', 'background:#400', 'color:#fff', 'font:14px/1.5 monospace', 'white-space:pre-wrap'],
].join(';');

/** What the check reports. */
const overlay = (problems: string) =>
  `<pre role="alert" style="${style}">${problems.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;

/**
 * In development, pages post their form to the receiver on this machine. A page whose content can't be read shows what the
 * check reports, and loads again after a change.
 */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(useReceiver(await response.text(), url.origin), response);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ContentError') throw error;
    console.error(error.message);
    const page =
      '<!doctype html><title>Problems in content/</title><script type="module" src="/@vite/client"></script>';
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(page + overlay(error.message), { status: 500, headers });
  }
});
