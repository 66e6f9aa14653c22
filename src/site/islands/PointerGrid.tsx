import { useEffect, useRef } from 'react';
import styles from './PointerGrid.module.css';

/** Island: moves the background grid with the pointer, by 8 px at most, which CSS can't do. */
export function PointerGrid() {
  const ground = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const style = ground.current?.style;
      const at = (position: number, size: number) => String((position / size) * 2 - 1);
      style?.setProperty('--x', at(clientX, innerWidth));
      style?.setProperty('--y', at(clientY, innerHeight));
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => removeEventListener('pointermove', follow);
  }, []);

  return <div className={`on-screen ${styles.ground}`} ref={ground} aria-hidden="true" />;
}
