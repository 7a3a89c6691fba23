import type { QuoteSession } from './quote-session.ts';

/** Also where the page is not served over https, where `crypto.randomUUID` is missing. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The same key for the same body, until one sending has succeeded: a repeated one makes no second lead. */
export function attemptFor(
  body: unknown,
  last: QuoteSession['attempt'],
): NonNullable<QuoteSession['attempt']> {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { body: text, key: randomKey() };
}
