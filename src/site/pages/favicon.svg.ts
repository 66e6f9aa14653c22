import type { APIRoute } from 'astro';
import { faviconOf } from '#documents/icons.ts';
import { getContent } from '../content.ts';

export const GET: APIRoute = async () =>
  new Response(faviconOf((await getContent()).palette), { headers: { 'Content-Type': 'image/svg+xml' } });
