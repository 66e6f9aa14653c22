import type { APIRoute, GetStaticPaths } from 'astro';
import { writeCitation } from '#sections/publications/bibtex.ts';
import { getContent } from '../../content.ts';

export const getStaticPaths = (async () =>
  (await getContent()).publications.map(({ slug, bibtex, reference }) => ({
    params: { slug },
    props: { citation: writeCitation(reference.map(({ text }) => text).join(''), bibtex) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.citation, { headers: { 'Content-Type': 'application/x-bibtex; charset=utf-8' } });
