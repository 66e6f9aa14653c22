import { defineMiddleware } from 'astro:middleware';
import { contentErrors, overlay } from './devProblems.ts';
import { useReceiver } from './receiver.ts';

/** In development, pages post their form to the receiver on this machine, and show the errors of the content. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = useReceiver(await response.text(), url.origin);
  const errors = contentErrors();
  return new Response(errors ? html + overlay(errors) : html, response);
});
