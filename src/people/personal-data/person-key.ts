import { plainDigits } from '#kit/text/phone.ts';
import { isZipPlus4 } from '#kit/text/zip-codes.ts';

/** Identifies a person by an email in lower case or by the digits of a phone number. */
export type PersonKey = { kind: 'email'; value: string } | { kind: 'phone'; value: string };

/** Null for any other text. */
export function toPersonKey(typed: string): PersonKey | null {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: 'email', value: text.toLowerCase() };
  if (!/^[\d\s().+-]+$/.test(text) || isZipPlus4(text)) return null;
  const digits = plainDigits(text);
  return digits.length >= 7 ? { kind: 'phone', value: digits } : null;
}
