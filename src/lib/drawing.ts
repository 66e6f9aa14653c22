import { optimize } from 'svgo';

/** A drawing that stands in the page as SVG, so that it follows the theme. */
export interface Drawing {
  viewBox: string;
  /** What stands inside the `svg` element: cleaned and minified. */
  markup: string;
}

/** What an owner's drawing may not bring into the page. */
const cleaning = [
  // The file's own style and ground are for the file alone: the page brings its tones.
  { name: 'removeElements', fn: () => ({ element: { enter: removeForeign } }) },
  'removeTitle',
  'removeDesc',
  'removeComments',
  'removeScripts',
  { name: 'removeAttrs', params: { attrs: ['style', 'xml:space', 'on.*'] } },
  { name: 'removeOutsideReferences', fn: () => ({ element: { enter: removeOutsideReferences } }) },
  'removeXMLProcInst',
  'removeDoctype',
  'removeMetadata',
  'removeEditorsNSData',
  'removeEmptyContainers',
  'cleanupNumericValues',
  'convertPathData',
] as const;

interface SvgElement {
  name: string;
  attributes: Record<string, string>;
}
interface SvgParent {
  children: unknown[];
}

const foreign = new Set(['style', 'foreignObject', 'image', 'iframe', 'a', 'animate', 'set', 'animateTransform']);

function removeForeign(node: SvgElement, parent: SvgParent) {
  const ground = node.name === 'rect' && node.attributes.class === 't1' && !node.attributes.x && !node.attributes.y;
  if (foreign.has(node.name) || ground) parent.children = parent.children.filter((child) => child !== node);
}

function removeOutsideReferences(node: SvgElement) {
  for (const [name, value] of Object.entries(node.attributes)) {
    const reference = /href$/.test(name) ? value : /url\(\s*['"]?([^)'"]*)/i.exec(value)?.[1];
    if (reference !== undefined && !reference.startsWith('#')) delete node.attributes[name];
  }
}

/** Whether an SVG file speaks the site's language of tones; any other is shown as a picture of its own. */
export function isDrawing(svg: string): boolean {
  return /\bclass=["'][^"']*\b(t1|t2|ink)\b/.test(svg);
}

/**
 * Takes an SVG file of the owner's into the page: no script, no event attribute, no outside reference.
 * @throws when the text is not an SVG drawing with a viewBox
 */
export function readDrawing(svg: string, file: string): Drawing {
  const { data } = optimize(svg, { plugins: cleaning as never });
  const [, attributes = '', markup] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(data) ?? [];
  const viewBox = /viewBox="([^"]*)"/.exec(attributes)?.[1];
  if (markup === undefined || !viewBox) throw new Error(`${file}: must be an SVG drawing with a viewBox`);
  return { viewBox, markup };
}
