import { typeset } from './typeset.ts';

export async function onRequest(_: unknown, next: () => Promise<Response>): Promise<Response> {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(typeset(await response.text()), response);
}
