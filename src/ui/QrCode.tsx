import { encode } from 'uqr';
import styles from './QrCode.module.css';
import { useUiStrings } from './uiStrings.tsx';

/** Light modules around a QR code, so that a camera finds it (ISO/IEC 18004). */
const quietZone = 4;

/** Pixels per module: an integer, so that edges are sharp. */
const scale = 3;

/**
 * Returns one SVG path, in which each run of dark modules is a stroke of width 1, and the modules along an edge. Error
 * correction is low, since larger modules scan better. @throws if the text is too long
 */
function codeOf(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: quietZone });
  const row = (modules: boolean[], y: number) => {
    const runs = modules.map((dark) => (dark ? '1' : '0')).join('');
    return [...runs.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y + 0.5}h${run.length}`).join('');
  };
  return { path: data.map(row).join(''), size };
}

/** The QR code of a contact card, dark on light in every theme, since not every camera reads the reverse. */
export function QrCode({ text }: { text: string }) {
  const strings = useUiStrings();
  const { path, size } = codeOf(text);
  const edge = size * scale;
  return (
    <figure className={styles.figure} lang={strings.lang}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} width={edge} height={edge} aria-hidden="true">
        <path d={path} />
      </svg>
      <figcaption className="label">{strings.contact.scan}</figcaption>
    </figure>
  );
}
