import type { APIRoute, GetStaticPaths } from 'astro';
import { writeRis } from '#sections/publications/formats.ts';
import type { Publication } from '#sections/publications/publication.ts';
import { getContent } from '../../content.ts';

/** What "Cite" offers, by the endings of its files. */
const formats = {
  bib: { type: 'application/x-bibtex', write: ({ bibtex }: Publication) => bibtex },
  txt: { type: 'text/plain', write: ({ apa }: Publication) => `${apa}\n` },
  ris: { type: 'application/x-research-info-systems', write: ({ csl }: Publication) => writeRis(csl) },
};

export const getStaticPaths = (async () =>
  (await getContent()).publications.flatMap((publication) =>
    Object.entries(formats).map(([format, { type, write }]) => ({
      params: { slug: publication.slug, format },
      props: { type, text: write(publication) },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ type: string; text: string }> = ({ props: { type, text } }) =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
