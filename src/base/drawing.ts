import { optimize } from 'svgo';

/** A drawing that is in the page as SVG, so that it follows the theme. */
export interface Drawing {
  viewBox: string;
  /** What is inside the `svg` element: cleaned and minified. */
  markup: string;
}

interface SvgElement {
  name: string;
  attributes: Record<string, string>;
}
interface SvgParent {
  children: unknown[];
}

/** What a drawing is made of; anything else could do more than show a shape. */
const shapes = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan ' +
    'clipPath mask pattern marker linearGradient radialGradient stop'
  ).split(' '),
);

/** The file's own ground is for the file alone: the page brings its tones. */
const isGround = ({ name, attributes: { class: tone, x, y } }: SvgElement) =>
  name === 'rect' && tone === 't1' && !x && !y;

function clean(node: SvgElement, parent: SvgParent) {
  if (!shapes.has(node.name) || isGround(node)) parent.children = parent.children.filter((child) => child !== node);
  for (const [name, value] of Object.entries(node.attributes)) {
    const references = /(href|src)$/i.test(name)
      ? [value]
      : [...value.matchAll(/url\(\s*['"]?([^)'"]*)/gi)].map(([, to]) => to);
    const outside = references.some((reference) => !reference?.startsWith('#'));
    if (outside || name === 'style' || /^on/i.test(name)) delete node.attributes[name];
  }
}

const plugins = [
  { name: 'cleanDrawing', fn: () => ({ element: { enter: clean } }) },
  'removeTitle',
  'removeDesc',
  'removeComments',
  'removeXMLProcInst',
  'removeDoctype',
  'removeMetadata',
  'removeEditorsNSData',
  'removeEmptyContainers',
  'cleanupNumericValues',
  'convertPathData',
  { name: 'cleanupIds', params: { minify: false } },
] as const;

/**
 * An SVG file of any style, as a picture: no script, no event attribute, no `javascript:` address.
 * @throws when the text is no SVG
 */
export function withoutScript(svg: string, file: string): string {
  try {
    return optimize(svg, { plugins: ['removeScripts'] }).data;
  } catch (error) {
    throw new Error(`${file}: is no readable SVG: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Whether an SVG file uses the site's tones. Any other is shown as it is. */
export function isDrawing(svg: string): boolean {
  return /\bclass=["'][^"']*\b(t1|t2|ink)\b/.test(svg);
}

/**
 * Takes an SVG file of the owner's into the page: no script, no event attribute, no outside reference.
 * @throws when the text is not an SVG drawing with a viewBox
 */
export function readDrawing(svg: string, file: string): Drawing {
  let data: string;
  try {
    // An id of its own must not meet one of the page's.
    const prefixIds = { name: 'prefixIds', params: { prefix: file.replaceAll(/\W+/g, '-'), prefixClassNames: false } };
    ({ data } = optimize(svg, { plugins: [...plugins, prefixIds] as never }));
  } catch (error) {
    throw new Error(`${file}: is no readable SVG: ${(error as Error).message.split('\n')[0]}`);
  }
  const [, attributes = '', markup] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(data) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(attributes)?.[1];
  if (markup === undefined || !viewBox) throw new Error(`${file}: must be an SVG drawing with a viewBox`);
  return { viewBox, markup };
}
