import { useEffect, useRef, useState } from 'react';
import styles from './SendButton.module.css';

/** Milliseconds before a message can be sent again, since the visitor may have stopped the navigation. */
const resendDelay = 10_000;

interface Props {
  label: string;
  sending: string;
  offline: string;
}

/** Island: prevents sending twice. Outside of the fields, so that the browser keeps text typed before hydration. */
export function SendButton({ label, sending, offline }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');

  useEffect(() => {
    const form = button.current?.form;
    if (!form) throw new Error('SendButton must be inside a form.');
    let underWay = 0;
    const settle = () => {
      clearTimeout(underWay);
      underWay = 0;
      setStatus('');
    };
    const wait = (time: number) => {
      underWay = window.setTimeout(settle, time);
      setStatus(sending);
    };
    const submit = (event: SubmitEvent) => {
      if (navigator.onLine && !underWay) return wait(resendDelay);
      event.preventDefault();
      if (!navigator.onLine) setStatus(offline);
    };
    // Takes over from the head script, which prevented sending twice until now.
    window.onsubmit = null;
    const left = held - performance.now();
    if (left > 0) wait(left);
    form.addEventListener('submit', submit);
    // The visitor returned from the service, or is online again.
    window.addEventListener('pageshow', settle);
    window.addEventListener('online', settle);
    return () => {
      form.removeEventListener('submit', submit);
      window.removeEventListener('pageshow', settle);
      window.removeEventListener('online', settle);
      clearTimeout(underWay);
    };
  }, [sending, offline]);

  return (
    <>
      <button ref={button} type="submit" className={`first ${styles.send}`} aria-disabled={status === sending}>
        {label}
      </button>
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  );
}
