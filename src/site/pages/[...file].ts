import type { APIRoute, GetStaticPaths } from 'astro';
import { getContent } from '../content.ts';
import { filesOf, type SiteFile } from '../files.ts';

export const getStaticPaths = (async (route) =>
  Object.entries(filesOf(await getContent(route))).map(([path, props]) => ({
    params: { file: path.slice(1) },
    props: { ...props },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<SiteFile & Record<string, unknown>> = async (context) => {
  const { type, write } = context.props;
  const file = await write(await getContent(context), context.site);
  return new Response(typeof file === 'string' ? file : Uint8Array.from(file), { headers: { 'Content-Type': type } });
};
