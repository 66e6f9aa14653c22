import { optimize } from 'svgo/browser';

export interface SvgNode {
  type: string;
  name: string;
  value: string;
  attributes: Record<string, string>;
  children: SvgNode[];
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const namespaces = { xmlns: svgNamespace, 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };

export const shapes = (
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan ' +
  'clipPath mask pattern marker linearGradient radialGradient stop'
).split(' ');
const imageElements = shapes.concat(
  (
    'title desc style switch view image textPath filter animate animateMotion animateTransform mpath set ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/** Returns whether a URL is an image or font in the file itself. SVG in SVG could hold anything. */
const isEmbedded = (url: string) =>
  /^data:(image\/(png|jpe?g|gif|webp|avif)|(application|font)\/[\w.+-]*(font|woff2?|[ot]tf|octet-stream))[\w-]*[;,]/i.test(
    url,
  );

const loads =
  /@import\b[^;]*;?|\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))[^)]*\)?|(?:image|image-set|src|cross-fade)\([^)]*\)?/gi;

function withoutLoads(style: string): { style: string; loaded: string[] } {
  const loaded: string[] = [];
  // Escapes could hide a URL.
  const decoded = style.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ffff)),
  );
  const quiet = decoded.replaceAll('\\', '').replace(loads, (load: string, ...quoted: (string | undefined)[]) => {
    const url = quoted.slice(0, 3).find((each) => each !== undefined);
    if (url?.startsWith('#') || (url && isEmbedded(url))) return load;
    loaded.push(load);
    return ' none ';
  });
  return { style: loaded.length ? quiet : style, loaded };
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  // An animation gives another attribute its value.
  if (name === 'attributeName') return !/href|src|style|^\s*on/i.test(value);
  if (!/(href|src)$/i.test(name)) return !withoutLoads(value).loaded.length;
  return value.startsWith('#') || (['image', 'feImage'].includes(element) && isEmbedded(value));
}

/** Returns an SVGO plugin that keeps allowed elements and what they draw. It adds what could run or load to `lost`. */
function cleaning(allowed: readonly string[], lost: Set<string>) {
  const prefixes = new Map<string, string>();

  function attributesOf(node: SvgNode, element: string): Record<string, string> {
    const kept: Record<string, string> = {};
    for (const [name, value] of Object.entries(node.attributes)) {
      const [, prefix, local = ''] = /^(?:(.*):)?(.*)$/.exec(name) ?? [];
      if (name === 'style') {
        const { style, loaded } = withoutLoads(value);
        for (const load of loaded) lost.add(load);
        kept.style = style;
      } else if (!isHarmless(element, local, value)) {
        // Links in images do not work; only the scripts they run are reported.
        if (element !== 'a' || !/^https?:|^#/i.test(value)) lost.add(`${name}="${value}"`);
      } else if (prefix ? /^(xml:(space|lang)|xlink:href)$/.test(name) : name !== 'xmlns') {
        kept[name] = value;
      }
    }
    return kept;
  }

  function clean(node: SvgNode): SvgNode[] {
    if (node.type === 'instruction' && node.name !== 'xml') lost.add(`<?${node.name}?>`);
    if (node.type === 'text' || node.type === 'cdata') return [{ ...node, type: 'text' }];
    if (node.type !== 'element') return [];
    for (const [name, value] of Object.entries(node.attributes)) {
      if (name.startsWith('xmlns:')) prefixes.set(name.slice('xmlns:'.length), value);
    }
    const [, prefix, name = ''] = /^(?:(.*):)?(.*)$/.exec(node.name) ?? [];
    const namespace = prefix ? (prefixes.get(prefix) ?? '') : svgNamespace;
    if (name === 'metadata' || !/2000\/svg$|xhtml$/.test(namespace) || node.attributes.requiredExtensions) return [];
    const attributes = attributesOf(node, name);
    const isDeadAnimation = 'attributeName' in node.attributes && !('attributeName' in attributes);
    if (name !== 'a' && (isDeadAnimation || namespace !== svgNamespace || !allowed.includes(name))) {
      lost.add(`<${name}>`);
      return [];
    }
    const children = node.children.flatMap(clean);
    if (name === 'a') return children;
    if (name !== 'style') return [{ ...node, name, attributes, children }];
    const { style, loaded } = withoutLoads(children.map(({ value }) => value).join(''));
    for (const load of loaded) lost.add(load);
    return [{ ...node, name, attributes, children: [{ ...node, type: 'text', value: style }] }];
  }

  const enter = (root: SvgNode) => {
    root.children = root.children.flatMap(clean);
    for (const svg of root.children) svg.attributes = { ...namespaces, ...svg.attributes };
  };
  return { name: 'cleaning', fn: () => ({ root: { enter } }) };
}

/** Returns an SVG file without what runs or loads something, which is `lost`. @throws if the text is not an SVG */
export function cleanSvg(
  svg: string,
  file: string,
  allowed = imageElements,
  plugins: readonly unknown[] = [],
): { data: string; lost: string[] } {
  const lost = new Set<string>();
  try {
    const { data } = optimize(svg, { plugins: [cleaning(allowed, lost), ...plugins] as never });
    if (!data.startsWith('<svg')) throw new Error('it has no svg element');
    return { data, lost: [...lost] };
  } catch (error) {
    throw new Error(`${file}: is not a readable SVG: ${(error as Error).message.split('\n')[0]}`);
  }
}
