import type { APIRoute } from 'astro';
import { drawIco } from '#documents/icons.ts';
import { getContent } from '../content.ts';

export const GET: APIRoute = async () =>
  new Response(await drawIco((await getContent()).palette), { headers: { 'Content-Type': 'image/x-icon' } });
