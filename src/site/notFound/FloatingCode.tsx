import styles from './FloatingCode.module.css';

const lines = ['shelf.find(path)', 'case 8: // empty', 'status = 404', 'shelf.length === 0'];

/** Decorative lines of code that float with periods of 8 and 12 s. */
export function FloatingCode() {
  return (
    <div className={`label ${styles.code}`} aria-hidden="true">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
