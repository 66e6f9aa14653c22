import { useEffect, useRef, useState } from 'react';
import styles from './SendButton.module.css';

/** How long a message may be under way before it may be sent again, in ms: the visitor may have stopped it. */
const patience = 10_000;

interface Props {
  label: string;
  /** Said while a message is under way. */
  sending: string;
  /** Said where none was sent, for want of a network. */
  offline: string;
}

/**
 * An island, because only script can hold back a second press and say that the visitor is offline. It holds none of
 * the fields: what was typed before it came, and what Back restores, is the browser's; the POST stays native.
 */
export function SendButton({ label, sending, offline }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');

  useEffect(() => {
    const form = button.current?.form;
    if (!form) throw new Error('SendButton: there is no form to send.');
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
      if (navigator.onLine && !underWay) return wait(patience);
      event.preventDefault();
      if (!navigator.onLine) setStatus(offline);
    };
    // The head script has held further messages back until now.
    window.onsubmit = null;
    const left = held - performance.now();
    if (left > 0) wait(left);
    form.addEventListener('submit', submit);
    // The page comes back from the service, or the network does: the button is live.
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
      <button ref={button} type="submit" className={styles.send} aria-disabled={status === sending}>
        {label}
      </button>
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  );
}
