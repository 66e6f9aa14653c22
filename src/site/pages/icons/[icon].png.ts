import type { APIRoute } from 'astro';
import { drawIcon, type IconName, icons } from '#documents/icons.ts';
import { getContent } from '../../content.ts';

export const getStaticPaths = () => Object.keys(icons).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(await drawIcon(params.icon as IconName, (await getContent()).palette), {
    headers: { 'Content-Type': 'image/png' },
  });
