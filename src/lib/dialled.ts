/** A phone number as a `tel:` address takes it: digits, and a plus before them where the owner wrote one. */
export function dialled(phone: string): string {
  return (/^\D*\+/.test(phone) ? '+' : '') + phone.replace(/\D/g, '');
}
