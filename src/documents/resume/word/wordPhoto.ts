import { escapeXml } from '../../xml.ts';
import { type PaperPhoto, photoSize } from '../photo.ts';

export const photoId = 'photo';

const main = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Returns a photo at the end of the first lines, which wrap around it. */
export function wordPhoto({ alt }: PaperPhoto, isRtl: boolean): string {
  // In English Metric Units: 36,000 per millimeter.
  const [cx, cy] = [photoSize.width, photoSize.height].map((side) => Math.round(side * 0.8 * 36_000));
  const properties = `id="1" name="Photo" descr="${escapeXml(alt)}"`;
  return `<w:r><w:drawing><wp:anchor
    xmlns:wp="${main}/wordprocessingDrawing" xmlns:a="${main}/main"
    distT="0" distB="72000" distL="216000" distR="216000" simplePos="0" relativeHeight="1" behindDoc="0" locked="0"
    layoutInCell="1" allowOverlap="0">
    <wp:simplePos x="0" y="0"/>
    <wp:positionH relativeFrom="margin"><wp:align>${isRtl ? 'left' : 'right'}</wp:align></wp:positionH>
    <wp:positionV relativeFrom="margin"><wp:align>top</wp:align></wp:positionV>
    <wp:extent cx="${cx}" cy="${cy}"/>
    <wp:effectExtent l="0" t="0" r="0" b="0"/>
    <wp:wrapSquare wrapText="bothSides"/>
    <wp:docPr ${properties}/>
    <wp:cNvGraphicFramePr/>
    <a:graphic><a:graphicData uri="${main}/picture"><pic:pic xmlns:pic="${main}/picture">
      <pic:nvPicPr><pic:cNvPr ${properties}/><pic:cNvPicPr/></pic:nvPicPr>
      <pic:blipFill><a:blip r:embed="${photoId}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>
      <pic:spPr>
        <a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>
        <a:prstGeom prst="rect"><a:avLst/></a:prstGeom>
      </pic:spPr>
    </pic:pic></a:graphicData></a:graphic>
  </wp:anchor></w:drawing></w:r>`;
}
