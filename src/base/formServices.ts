export const formServiceNames = ['formsubmit', 'formspree', 'web3forms', 'basin', 'netlify'] as const;
export type FormServiceName = (typeof formServiceNames)[number];

interface FormService {
  name: string;
  /** If omitted, the site's own host is the service. */
  host?: string;
  /** On the host; `{id}` is the form's own part of the URL. */
  path?: string;
  /** What the service calls the ID that it requires. */
  needs?: string;
  standIn?: (email?: string) => string | undefined;
  honeypot: string;
  /** An unchecked checkbox sends nothing. */
  honeypotType?: 'checkbox';
  fields: {
    id?: string;
    next?: string;
    subject?: string;
    /** Takes `false`: a CAPTCHA would need JavaScript, and block the return. */
    captcha?: string;
  };
}

/** What each form-forwarding service expects of a native POST, from its public documentation. */
export const formServices: Record<FormServiceName, FormService> = {
  // https://formsubmit.co/documentation: addressed by email, or by the alias that the service gives in its place.
  formsubmit: {
    name: 'FormSubmit',
    host: 'https://formsubmit.co',
    path: '/{id}',
    standIn: (email) => email,
    honeypot: '_honey',
    fields: { next: '_next', subject: '_subject', captcha: '_captcha' },
  },
  // https://help.formspree.io
  formspree: {
    name: 'Formspree',
    host: 'https://formspree.io',
    path: '/f/{id}',
    needs: 'form ID',
    honeypot: '_gotcha',
    fields: { next: '_next', subject: '_subject' },
  },
  // https://docs.web3forms.com/getting-started/api-reference
  web3forms: {
    name: 'Web3Forms',
    host: 'https://api.web3forms.com',
    path: '/submit',
    needs: 'access key',
    honeypot: 'botcheck',
    honeypotType: 'checkbox',
    fields: { id: 'access_key', next: 'redirect', subject: 'subject' },
  },
  // https://docs.usebasin.com: return URL and subject are settings of the form there.
  basin: {
    name: 'Basin',
    host: 'https://usebasin.com',
    path: '/f/{id}',
    needs: 'form ID',
    honeypot: '_gotcha',
    fields: {},
  },
  // https://docs.netlify.com/forms/setup: it finds the form in the built HTML; the return URL is the form's action.
  netlify: {
    name: 'Netlify',
    standIn: () => 'contact',
    honeypot: 'bot-field',
    fields: { id: 'form-name', subject: 'subject' },
  },
};

export const formHosts = Object.values(formServices).flatMap(({ host }) => host ?? []);

export function recipient(
  service: FormServiceName,
  { email, id }: { email?: string; id?: string },
): string | undefined {
  return id ?? formServices[service].standIn?.(email);
}

export type FormTarget = NonNullable<ReturnType<typeof formTarget>>;

/** Returns where the message form posts to, and with which fields; undefined if there is no recipient. */
export function formTarget(
  service: FormServiceName,
  to: { email?: string; id?: string },
  message: { next: string; subject: string },
) {
  const { name, host, path = '', honeypot, honeypotType = 'text', fields } = formServices[service];
  const id = recipient(service, to);
  if (!id) return undefined;

  const values = { id, ...message, captcha: 'false' };
  const parts = ['id', 'next', 'subject', 'captcha'] as const;
  const hidden = parts.flatMap((part) => (fields[part] ? [[fields[part], values[part]] as const] : []));
  const { pathname, hash } = new URL(message.next);
  const attributes: Record<string, string> = host
    ? {}
    : { name: id, 'data-netlify': 'true', 'data-netlify-honeypot': honeypot };
  return {
    service: name,
    action: host ? host + path.replace('{id}', id) : pathname + hash,
    attributes,
    honeypot: { name: honeypot, type: honeypotType },
    hidden: Object.fromEntries(hidden),
  };
}
