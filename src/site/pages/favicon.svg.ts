import type { APIRoute } from 'astro';
import favicon from '#ui/drawings/favicon.svg?raw';

/** The favicon. */
export const GET: APIRoute = () => new Response(favicon, { headers: { 'Content-Type': 'image/svg+xml' } });
