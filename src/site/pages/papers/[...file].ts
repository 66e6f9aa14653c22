import type { APIRoute, GetStaticPaths } from 'astro';
import { paperFile } from '#base/papers.ts';
import { papersOf } from '#content/check/paperProblem.ts';
import { getContent } from '../../content.ts';

/** Returns the own files that content names, each once. */
export const getStaticPaths = (async () => {
  const content = await getContent();
  const published = [...content.files.values()].filter(({ data }) => data?.draft !== true);
  return papersOf(content, published).map((path) => ({
    params: { file: path.slice(paperFile('').length) },
    props: { path },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = async ({ props: { path } }) => {
  const { folder } = await getContent();
  const headers = { 'Content-Type': /\.pdf$/i.test(path) ? 'application/pdf' : 'application/octet-stream' };
  return new Response(Uint8Array.from(folder.read(path)), { headers });
};
