import styles from './QrCode.module.css';
import type { QrCode as Code } from './qrCode.ts';
import { useUiStrings } from './uiStrings.tsx';

/** Pixels per module: an integer, so that edges are sharp. */
const scale = 3;

/** A QR code, dark on light in every theme, since not every camera reads the reverse. */
export function QrCode({ code: { path, size } }: { code: Code }) {
  const strings = useUiStrings();
  const edge = size * scale;
  return (
    <figure className={styles.figure} lang={strings.lang}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        width={edge}
        height={edge}
        role="img"
        aria-label={strings.contact.qrCode}
      >
        <path d={path} />
      </svg>
      <figcaption className="label">{strings.contact.scan}</figcaption>
    </figure>
  );
}
