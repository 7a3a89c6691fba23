import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Twilio's `X-Twilio-Signature`: HMAC-SHA1, in base64, of the URL followed by the sorted form fields. See
 * https://www.twilio.com/docs/usage/security
 */
export function textSignature(password: string, url: string, fields: readonly [string, string][]): string {
  const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return createHmac('sha1', password)
    .update(url + sorted.flat().join(''))
    .digest('base64');
}

/** Compares in constant time. */
export function isSignedText(
  given: string,
  password: string,
  url: string,
  fields: readonly [string, string][],
): boolean {
  const expected = Buffer.from(textSignature(password, url, fields));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
