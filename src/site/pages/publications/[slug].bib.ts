import type { APIRoute, GetStaticPaths } from 'astro';
import { getContent } from '../../content.ts';

export const getStaticPaths = (async () =>
  (await getContent()).publications.map(({ slug, bibtex }) => ({
    params: { slug },
    props: { bibtex },
  }))) satisfies GetStaticPaths;

/** A publication's BibTeX, for those who cite it. */
export const GET: APIRoute = ({ props }) =>
  new Response(props.bibtex, { headers: { 'Content-Type': 'application/x-bibtex; charset=utf-8' } });
