import { defineMiddleware } from 'astro:middleware';
import { developedProblems } from './devProblems.ts';
import { useReceiver } from './receiver.ts';

const style = [
  ...['position:fixed', 'inset:auto 0 0', 'z-index:99', 'box-sizing:border-box', 'max-height:60vh', 'overflow:auto'],
  ...['margin:0', 'padding:1em', 'background:#400', 'color:#fff', 'font:14px/1.5 monospace', 'white-space:pre-wrap'],
].join(';');

/** What the check reports, over a page. */
const overlay = (problems: string) =>
  `<pre role="alert" style="${style}">${problems.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;

/**
 * In development, pages post their form to the receiver on this machine, and show what is wrong with the content: over
 * what they were before, or on a page that has nothing else, which loads again after a change.
 */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const problems = await developedProblems();
    const html = useReceiver(await response.text(), url.origin);
    return new Response(problems ? html.replace('</body>', () => `${overlay(problems)}</body>`) : html, response);
  } catch (error) {
    const problems = await developedProblems();
    if (!problems) throw error;
    const page = `<!doctype html><title>Problems in content/</title><script type="module" src="/@vite/client"></script>`;
    return new Response(page + overlay(problems), {
      status: 500,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
});
