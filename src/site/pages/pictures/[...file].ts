import type { APIRoute, GetStaticPaths } from 'astro';
import { withoutMetadata } from '#content/withoutMetadata.ts';
import { getContent } from '../../content.ts';
import { foreignDrawings } from '../../pictures.ts';

/** A picture that is served as it is. */
interface PictureFile {
  file: string;
  read: () => Promise<BodyInit>;
  type?: string;
}

/** Photo and covers for programs that read `resume.json`, without what cameras write beside them. */
async function originals(): Promise<PictureFile[]> {
  const { photoFile, projects } = await getContent();
  const pictures = [photoFile, ...projects.map(({ coverFile }) => coverFile)].filter((each) => each !== undefined);
  // Several projects may share one.
  return [...new Map(pictures.map(({ path, read }) => [path, read]))].map(([path, read]) => ({
    file: path.replace('/pictures/', ''),
    read: async () => Uint8Array.from(await withoutMetadata(Buffer.from(await read()))),
  }));
}

export const getStaticPaths = (async () => {
  const drawings: PictureFile[] = foreignDrawings.map(({ file, svg }) => ({
    file,
    read: async () => svg,
    type: 'image/svg+xml',
  }));
  return [...drawings, ...(await originals())].map(({ file, ...props }) => ({ params: { file }, props }));
}) satisfies GetStaticPaths;

/** A picture of the owner's. An SVG of another style is shown as an image, so no script in it runs. */
export const GET: APIRoute<Omit<PictureFile, 'file'>> = async ({ props: { read, type } }) =>
  new Response(await read(), type ? { headers: { 'Content-Type': type } } : undefined);
