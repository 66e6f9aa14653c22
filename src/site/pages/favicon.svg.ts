import type { APIRoute } from 'astro';
import favicon from '#ui/drawings/favicon.svg?raw';

/** The favicon, at the address that the head names. */
export const GET: APIRoute = () => new Response(favicon, { headers: { 'Content-Type': 'image/svg+xml' } });
