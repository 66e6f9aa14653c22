import type { APIRoute, GetStaticPaths } from 'astro';
import { getContent } from '../content.ts';

/** Returns all publications as files for other programs, in BibTeX and CSL-JSON; nothing if there are none. */
export const getStaticPaths = (async () => {
  const { publications } = await getContent();
  if (!publications.length) return [];
  const bib = publications.map(({ bibtex }) => bibtex).join('\n');
  const json = `${JSON.stringify(
    publications.map(({ csl }) => csl),
    null,
    2,
  )}\n`;
  return [
    { params: { format: 'bib' }, props: { type: 'application/x-bibtex', text: bib } },
    { params: { format: 'json' }, props: { type: 'application/vnd.citationstyles.csl+json', text: json } },
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ type: string; text: string }> = ({ props: { type, text } }) =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
