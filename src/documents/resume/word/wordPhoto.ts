import { element } from '../../xml.ts';
import { type PaperPhoto, photoSize } from '../photo.ts';

export const photoId = 'photo';

/** Returns a photo at the end of the first lines, which wrap around it. */
export function wordPhoto({ alt }: PaperPhoto, isRtl: boolean): string {
  const main = 'http://schemas.openxmlformats.org/drawingml/2006';
  // In English Metric Units: 36,000 per millimeter.
  const [cx, cy] = [photoSize.width, photoSize.height].map((side) => Math.round(side * 0.8 * 36_000));
  const properties = { id: 1, name: 'Photo', descr: alt };
  const at = (axis: string, from: string, inner: string) =>
    element(`wp:position${axis}`, { relativeFrom: from }, inner);
  const picture = element(
    'pic:pic',
    { 'xmlns:pic': `${main}/picture` },
    element('pic:nvPicPr', {}, element('pic:cNvPr', properties), element('pic:cNvPicPr')),
    element(
      'pic:blipFill',
      {},
      element('a:blip', { 'r:embed': photoId }),
      element('a:stretch', {}, element('a:fillRect')),
    ),
    element(
      'pic:spPr',
      {},
      element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', { cx, cy })),
      element('a:prstGeom', { prst: 'rect' }, element('a:avLst')),
    ),
  );
  const anchor = element(
    'wp:anchor',
    {
      'xmlns:wp': `${main}/wordprocessingDrawing`,
      'xmlns:a': `${main}/main`,
      ...{ distT: 0, distB: 72_000, distL: 216_000, distR: 216_000, simplePos: 0, relativeHeight: 1 },
      ...{ behindDoc: 0, locked: 0, layoutInCell: 1, allowOverlap: 0 },
    },
    element('wp:simplePos', { x: 0, y: 0 }),
    at('H', 'margin', element('wp:align', {}, isRtl ? 'left' : 'right')),
    at('V', 'margin', element('wp:align', {}, 'top')),
    element('wp:extent', { cx, cy }),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    element('wp:wrapSquare', { wrapText: 'bothSides' }),
    element('wp:docPr', properties),
    element('wp:cNvGraphicFramePr'),
    element('a:graphic', {}, element('a:graphicData', { uri: `${main}/picture` }, picture)),
  );
  return element('w:r', {}, element('w:drawing', {}, anchor));
}
