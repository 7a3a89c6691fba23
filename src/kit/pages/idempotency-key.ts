/**
 * A hash of the body as its idempotency key: a form sent twice, by a double click, after a lost response, by Back or
 * from a second tab, is one lead.
 */
export async function keyFor(body: unknown): Promise<string> {
  const text = JSON.stringify(body);
  // Missing over plain HTTP; then the key is random, but stays the same for the same body.
  if (!crypto.subtle) return lastKeyFor(text);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(hash));
}

/** `crypto.randomUUID` is missing over plain HTTP too. */
export const randomKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));

let last = { text: '', key: '' };

function lastKeyFor(text: string): string {
  if (last.text !== text) last = { text, key: randomKey() };
  return last.key;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
