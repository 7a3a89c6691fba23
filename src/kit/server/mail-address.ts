/** `name` is empty where only an address is given. */
interface Sender {
  name: string;
  address: string;
}

/** Exactly one email address, without characters that could end its header or add another. */
export const isOneAddress = (text: string): boolean =>
  /^[^\p{Cc}\p{Z}@<>()[\],;:\\"]+@[^\p{Cc}\p{Z}@<>()[\],;:\\"]+$/u.test(text);

/** Reads an address or `Name <address>`. The name may contain commas and quotes. Null for anything else. */
export function readSender(text: string): Sender | null {
  const [, quoted, plain, bracketed] = /^(?:"([^"<>]*)"|([^"<>]*))\s*<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  const name = (quoted ?? plain ?? '').trim();
  return isOneAddress(address) && !/\p{Cc}/u.test(name) ? { name, address } : null;
}
