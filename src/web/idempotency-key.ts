/**
 * The key that a body is sent under. The content is its own key: the same form sent twice, by a double click, after a
 * lost answer, by Back or from a second tab, is one lead for as long as the server remembers keys.
 */
export async function keyFor(body: unknown): Promise<string> {
  const text = JSON.stringify(body);
  // Missing where the page is served over plain http to another machine; the page then remembers its last body.
  if (!crypto.subtle) return lastKeyFor(text);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(hash));
}

/** `crypto.randomUUID` is missing over plain http too. */
export const randomKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));

let last = { text: '', key: '' };

function lastKeyFor(text: string): string {
  if (last.text !== text) last = { text, key: randomKey() };
  return last.key;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
