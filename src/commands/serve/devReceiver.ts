import { defineMiddleware } from 'astro:middleware';
import { useReceiver } from './receiver.ts';

/** In development, pages post their form to the receiver on this machine. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(useReceiver(await response.text(), url.origin), response);
});
