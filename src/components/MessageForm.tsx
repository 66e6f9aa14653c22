import type { FormTarget } from '../lib/formServices.ts';
import { words } from '../words.ts';
import styles from './MessageForm.module.css';

interface Props {
  target: FormTarget;
  email: string;
}

/** A native form POST to the forwarding service: no script takes part. */
export function MessageForm({ target, email }: Props) {
  return (
    <form className={styles.form} method="post" action={target.action} acceptCharset="utf-8">
      {Object.entries(target.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.pair}>
        <label>
          {words.contact.name}
          <input name="name" autoComplete="name" required />
        </label>
        <label>
          {words.contact.email}
          <input name="email" type="email" autoComplete="email" required />
        </label>
      </div>
      <label>
        {words.contact.message}
        <textarea name="message" rows={5} required />
      </label>
      {/* A field that only a robot fills in: the service refuses the message then. */}
      <div hidden>
        <label>
          {words.contact.honeypot}
          <input name={target.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.after}>
        <button className={styles.send} type="submit">
          {words.contact.button}
        </button>
        <span>
          {words.contact.or} <a href={`mailto:${email}`}>{email}</a>
        </span>
      </div>
    </form>
  );
}
