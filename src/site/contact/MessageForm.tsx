import type { ReactNode } from 'react';
import type { FormTarget } from '#base/formServices.ts';
import { UiText, useUiStrings } from '#ui/uiStrings.tsx';
import { EmailLink } from './EmailLink.tsx';
import styles from './MessageForm.module.css';

interface Props {
  target: FormTarget;
  email?: string;
  children: ReactNode;
}

export function MessageForm({ target, email, children }: Props) {
  const strings = useUiStrings();
  return (
    <form {...target.attributes} className={styles.form} method="post" action={target.action} acceptCharset="utf-8">
      {Object.entries(target.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.pair}>
        <label>
          <UiText>{strings.contact.name}</UiText>
          <input name="name" autoComplete="name" required dir="auto" />
        </label>
        <label>
          <UiText>{strings.contact.email}</UiText>
          <input name="email" type="email" autoComplete="email" required />
        </label>
      </div>
      <label>
        <UiText>{strings.contact.message}</UiText>
        <textarea name="message" rows={5} required dir="auto" />
      </label>
      {/* A honeypot: only a bot fills it in, and then the service rejects the message. */}
      <div hidden>
        <input {...target.honeypot} tabIndex={-1} autoComplete={target.honeypot.type === 'text' ? 'off' : undefined} />
      </div>
      <div className={styles.after} lang={strings.lang}>
        {children}
        {email && (
          <p>
            {strings.contact.or} <EmailLink email={email} />
          </p>
        )}
      </div>
    </form>
  );
}
