/** What `npm run check` reports in development: the command checks (processes/develop.ts), Astro's process shows it. */
import type { Connect } from 'vite';
import { href } from '#base/urls.ts';

/** Exit code of Astro's process that makes the command start it again. */
export const restartCode = 75;

/** Astro's configuration and the pages are loaded separately, in one process. */
const memory: typeof globalThis & { vitrineErrors?: string } = globalThis;

export const contentErrors = (): string => memory.vitrineErrors ?? '';

/**
 * Starts one check of the content.
 * @returns what settles after this check, and a function that requests the next one
 */
export function followCheck(onChange: () => void): { checked: Promise<unknown>; check: () => void } {
  const check = () => void process.send?.('check');
  const responded = new Promise<void>((done) => {
    process.on('message', (errors: string) => {
      const isChanged = errors !== contentErrors();
      memory.vitrineErrors = errors;
      if (isChanged) onChange();
      done();
    });
  });
  check();
  process.channel?.unref();
  // Without a command, no process receives the message.
  return { checked: process.send ? responded : Promise.resolve(), check };
}

const style = [
  ...['position:fixed', 'inset:auto 0 0', 'z-index:99', 'box-sizing:border-box', 'max-height:60vh', 'overflow:auto'],
  ...['padding:1em', 'background:CanvasText', 'color:Canvas', 'font:14px/1.5 monospace', 'white-space:pre-wrap'],
].join(';');

/** Returns the errors as HTML that covers a page. A click on its first line folds it. */
export const overlay = (errors: string) =>
  `<details open role="alert" style="${style}"><summary>npm run check</summary>${errors.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</details>`;

/** Responds to requests for pages with only the errors, while pages can't be loaded. */
export function serveErrors(
  base: string,
  checked: Promise<unknown>,
  load: () => Promise<unknown>,
): Connect.NextHandleFunction {
  const client = `<script type="module" src="${href('/@vite/client', base)}"></script>`;
  return async (request, response, next) => {
    // Paths of files have a dot, and Vite's own an @.
    if (request.method !== 'GET' || /^[^?]*[.@]/.test(request.url ?? '')) return next();
    await checked;
    if (!contentErrors()) return next();
    load().then(
      () => next(),
      () => {
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        // Vite's client reloads it after a change.
        response.end(`<!doctype html><title>Problems in content/</title>${client}${overlay(contentErrors())}`);
      },
    );
  };
}
