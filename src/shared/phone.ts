/** The ten digits of a North American number, a leading 1 allowed; null for anything else. */
export function phoneDigits(input: string): string | null {
  if (isForeign(input)) return null;
  const digits = input.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/** With another country's code. */
const isForeign = (input: string) => /^\s*\+\s*(?!1|\s)/.test(input);

/**
 * Formats while typing: `5035550142` becomes `(503) 555-0142`; fewer digits give the beginning of that form. A foreign
 * number and one with too many digits stay as they are, to be refused: cut to ten digits they would be somebody else's.
 */
export function formatPhone(input: string): string {
  const digits = input.replace(/\D/g, '').replace(/^1/, '');
  if (digits.length > 10 || isForeign(input)) return input;
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** For `tel:` and `sms:` links; falls back to what was typed when it is no ten-digit number. */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  return digits ? `+1${digits}` : phone.replace(/[^\d+]/g, '');
}
