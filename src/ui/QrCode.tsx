import styles from './QrCode.module.css';
import type { QrCode as Code } from './qrCode.ts';
import { useWords } from './words.tsx';

/** Pixels a module: whole, so that edges are sharp. */
const scale = 3;

/** A code for a phone's camera: dark on light in every theme, since not every camera reads the reverse. */
export function QrCode({ code: { path, size } }: { code: Code }) {
  const words = useWords();
  const edge = size * scale;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        width={edge}
        height={edge}
        role="img"
        aria-label={words.contact.qrCode}
      >
        <path d={path} />
      </svg>
      <figcaption className="label">{words.contact.scan}</figcaption>
    </figure>
  );
}
