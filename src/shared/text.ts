import * as z from 'zod/mini';

/** A trimmed text that must not be empty. `max` is in UTF-16 units. */
export const requiredText = (message: string, max = 200) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, `At most ${max} characters`));

/** A trimmed text that may be empty or left out; both give `''`. */
export const optionalText = (max = 200) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`)), '');

/** What a search compares: case is folded beyond ASCII (É and é), composed and decomposed forms are one. */
export const searchable = (text: string) => text.normalize('NFC').toLowerCase();

/** `Maria de la Cruz` is first `Maria`, last `de la Cruz`; one word leaves the last name empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
