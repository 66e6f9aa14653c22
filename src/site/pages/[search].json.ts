import type { APIRoute, GetStaticPaths } from 'astro';
import { files, routes } from '#base/urls.ts';
import { isBuilt } from '#content/routes.ts';
import { searchIndex } from '#documents/searchIndex.ts';
import { getContent } from '../content.ts';

export const getStaticPaths = (async (route) =>
  isBuilt(routes.search, (await getContent(route)).pages)
    ? [{ params: { search: files.searchIndex.replace(/^\/|\.json$/g, '') } }]
    : []) satisfies GetStaticPaths;

export const GET: APIRoute = async (context) => {
  const index = searchIndex(await getContent(context));
  return new Response(JSON.stringify(index), { headers: { 'Content-Type': 'application/json' } });
};
