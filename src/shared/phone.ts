/** The ten digits of a North American number, a leading 1 allowed; null for anything else. */
export function phoneDigits(input: string): string | null {
  const digits = input.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/** Formats while typing: `5035550142` becomes `(503) 555-0142`; fewer digits give the beginning of that form. */
export function formatPhone(input: string): string {
  const digits = input.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** For `tel:` and `sms:` links; falls back to what was typed when it is no ten-digit number. */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  return digits ? `+1${digits}` : phone.replace(/[^\d+]/g, '');
}
