import type { APIRoute, GetStaticPaths } from 'astro';
import { withoutMetadata } from '#content/withoutMetadata.ts';
import { getContent } from '../../content.ts';
import { foreignDrawings } from '../../pictures.ts';

/** A picture that is served as it is. */
interface Served {
  file: string;
  read: () => Promise<BodyInit>;
  type?: string;
}

/** Photo and covers for programs that read `resume.json`, without what cameras write beside them. */
async function originals(): Promise<Served[]> {
  const { photoPath, readPhoto, projects } = await getContent();
  const pictures = [
    { path: photoPath, read: readPhoto },
    ...projects.map(({ coverPath, coverFile }) => ({ path: coverPath, read: coverFile })),
  ];
  const served = pictures.flatMap(({ path, read }) => {
    const bytes = read && (async () => Uint8Array.from(await withoutMetadata(Buffer.from(await read()))));
    return path && bytes ? [[path.replace('/pictures/', ''), bytes] as const] : [];
  });
  // Several projects may share one.
  return [...new Map(served)].map(([file, read]) => ({ file, read }));
}

export const getStaticPaths = (async () => {
  const drawings: Served[] = foreignDrawings.map(({ file, svg }) => ({
    file,
    read: async () => svg,
    type: 'image/svg+xml',
  }));
  return [...drawings, ...(await originals())].map(({ file, ...props }) => ({ params: { file }, props }));
}) satisfies GetStaticPaths;

/** A picture of the owner's. An SVG of another style is shown as an image, so no script in it runs. */
export const GET: APIRoute<Omit<Served, 'file'>> = async ({ props: { read, type } }) =>
  new Response(await read(), type ? { headers: { 'Content-Type': type } } : undefined);
