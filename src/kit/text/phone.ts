/** The ten digits of a North American number, with or without a leading 1; otherwise null. */
export function phoneDigits(input: string): string | null {
  if (isForeign(input)) return null;
  const digits = input.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/** Has the code of another country. */
const isForeign = (input: string) => /^\s*\+\s*(?!1|\s)/.test(input);

/**
 * Formats while typing: `5035550142` becomes `(503) 555-0142`. Keeps a foreign or overlong number unchanged, so that
 * validation rejects it: its first ten digits could be someone else's number.
 */
export function formatPhone(input: string): string {
  const digits = input.replace(/\D/g, '').replace(/^1/, '');
  if (digits.length > 10 || isForeign(input)) return input;
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** For `tel:` and `sms:` links. Falls back to the typed digits. */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  return digits ? `+1${digits}` : phone.replace(/[^\d+]/g, '');
}

/** Phone numbers in a sentence, each of which then stays on one line. */
export const wholePhones = (text: string): string => text.replace(/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00a0');

/** Normalizes a phone number for comparison. */
export const plainDigits = (phone: string): string => phoneDigits(phone) ?? phone.replace(/\D/g, '');
