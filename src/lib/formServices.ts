/**
 * What each form-forwarding service expects of a native POST: its address and the names of its own fields.
 * From the services' public documentation.
 */
export const formServices = {
  formsubmit: {
    name: 'FormSubmit',
    host: 'https://formsubmit.co',
    /** Addressed by the owner's e-mail, or by the alias that the service gives in its place. */
    path: (to: { email: string; id?: string }) => `/${to.id ?? to.email}`,
    fields: { next: '_next', subject: '_subject', honeypot: '_honey' },
  },
} as const;

export type FormServiceName = keyof typeof formServices;
export const formServiceNames = Object.keys(formServices) as [FormServiceName, ...FormServiceName[]];

export interface FormTarget {
  /** The service's name, as the sentence beside the form gives it. */
  service: string;
  action: string;
  honeypot: string;
  /** Fields that the visitor does not see, by name. */
  hidden: Record<string, string>;
}

/**
 * Where the message form posts to, and what goes with it.
 * @param next absolute address that the service sends the visitor back to
 */
export function formTarget(
  service: FormServiceName,
  to: { email: string; id?: string },
  { next, subject }: { next: string; subject: string },
): FormTarget {
  const { name, host, path, fields } = formServices[service];
  return {
    service: name,
    action: host + path(to),
    honeypot: fields.honeypot,
    hidden: { [fields.next]: next, [fields.subject]: subject },
  };
}
