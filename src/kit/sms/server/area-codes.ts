import { phoneDigits } from '#kit/text/phone.ts';

/**
 * The area codes behind +1 that are neither in the fifty states, the District of Columbia nor Canada: the Caribbean, Bermuda
 * and the islands of the Pacific. Texts there cost many times as much.
 */
const abroad = new Set([
  ...['242', '246', '264', '268', '284', '340', '345', '441', '473'],
  ...['649', '658', '664', '670', '671', '684', '721', '758', '767'],
  ...['784', '787', '809', '829', '849', '868', '869', '876', '939'],
]);

/** Numbers that cost the sender extra: an area code, and an exchange in every area. */
const premium = ['900', '976'];

/** The ten digits of a number that may be texted, in whatever spelling it was typed; null for any other. */
export function textableDigits(phone: string): string | null {
  const digits = phoneDigits(phone);
  if (digits === null) return null;
  const [area, exchange] = [digits.slice(0, 3), digits.slice(3, 6)];
  return abroad.has(area) || premium.includes(area) || exchange === '976' ? null : digits;
}
