import type { APIRoute, GetStaticPaths } from 'astro';
import { foreignDrawings } from '../../pictures.ts';

export const getStaticPaths = (() =>
  foreignDrawings.map(({ file, svg }) => ({ params: { file }, props: { svg } }))) satisfies GetStaticPaths;

/** An SVG picture of the owner's own style; shown as an image, so no script in it runs. */
export const GET: APIRoute = ({ props }) => new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
