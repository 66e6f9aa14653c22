import { cleanSvg, type SvgNode, shapes } from './cleanSvg.ts';

export interface Drawing {
  viewBox: string;
  markup: string;
}

const isGround = ({ name, attributes: { class: tone, x, y } }: SvgNode) => name === 'rect' && tone === 't1' && !x && !y;

function removeForPage(node: SvgNode, parent: SvgNode) {
  if (isGround(node)) parent.children = parent.children.filter((child) => child !== node);
  delete node.attributes.style;
}

const plugins = [
  { name: 'removeForPage', fn: () => ({ element: { enter: removeForPage } }) },
  'removeEmptyContainers',
  'cleanupNumericValues',
  'convertPathData',
  { name: 'cleanupIds', params: { minify: false } },
] as const;

/** Returns whether an SVG file uses the site's tones. Any other is shown as it is. */
export function isDrawing(svg: string): boolean {
  return /\bclass=["'][^"']*\b(t1|t2|ink)\b/.test(svg);
}

/** @throws if the SVG file is not a drawing with a viewBox */
export function readDrawing(svg: string, file: string): Drawing {
  // An id in the file must not equal one of the page's.
  const prefixIds = { name: 'prefixIds', params: { prefix: file.replaceAll(/\W+/g, '-'), prefixClassNames: false } };
  const { data } = cleanSvg(svg, file, shapes, [...plugins, prefixIds]);
  const [, attributes = '', markup] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(data) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(attributes)?.[1];
  if (markup === undefined || !viewBox) throw new Error(`${file}: must be an SVG image with a viewBox`);
  return { viewBox, markup };
}
