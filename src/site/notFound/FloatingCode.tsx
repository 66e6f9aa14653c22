import styles from './FloatingCode.module.css';

/** Above and below the text, never behind it. */
const lines = [
  'GET /this-page',
  'if (!page) return notFound()',
  'null',
  'shelf.find(path)',
  'case 8: // empty',
  '}',
  'status = 404',
  'shelf.length === 0',
];

/** Lines of code that float, of 8 and 12 seconds by turns: ornament. */
export function FloatingCode() {
  return (
    <div className={`label ${styles.code}`} aria-hidden="true">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
