import type { APIRoute } from 'astro';
import { cardPath } from '#base/urls.ts';
import { getCards } from '../../cards.tsx';
import type { Route } from '../../content.ts';

export async function getStaticPaths(route: Route) {
  const cards = await getCards(route);
  return cards.map(({ path, draw }) => ({
    params: { card: cardPath(path).replace(/^\/cards\/|\.png$/g, '') },
    props: { draw },
  }));
}

export const GET: APIRoute = async ({ props }) =>
  new Response(await props.draw(), { headers: { 'Content-Type': 'image/png' } });
