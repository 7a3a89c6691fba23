import * as z from 'zod/mini';
import { withPlainLetters } from './letters.ts';
import * as errors from './visitor-errors.ts';

/** Postgres can't store NUL characters. */
const withoutNul = z.overwrite((text: string) => text.replaceAll('\0', ''));

/**
 * Zero-width characters, and those that reverse the text direction (Unicode 16, section 23.2). Joiners stay: some
 * scripts and emojis need them.
 */
const withoutInvisible = z.overwrite((text: string) =>
  text.replace(/[\0\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g, ''),
);

/** Blank letters, such as the Hangul filler, don't count. */
const isVisible = (text: string) => /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** `max` is in UTF-16 units, here and below. */
const atMost = (max: number) => z.maxLength(max, errors.atMost(max));

/** Not trimmed. */
export const freeText = (max: number) => z.string().check(withoutNul, atMost(max));

/** Trimmed, not empty. */
export const requiredText = (message: string, max = 200) =>
  z.string(message).check(withoutInvisible, z.trim(), z.refine(isVisible, message), atMost(max));

/** Trimmed, may be empty. */
export const trimmedText = (max = 200) => z.string().check(withoutInvisible, z.trim(), atMost(max));

/** Trimmed, may be empty or missing; both become `''`. */
export const optionalText = (max = 200) => z._default(trimmedText(max), '');

/**
 * Normalizes a text for search: lower case, no accents, `ss` for `ß`, and one form of each punctuation mark, because
 * phones type O’Brien and keyboards O'Brien. A change needs a migration of the stored texts (`searchTextOf`).
 */
export const searchable = (text: string) =>
  withPlainLetters(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, ''),
  )
    .normalize('NFC')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\u00a0/g, ' ');

/** `Maria de la Cruz` becomes `Maria` and `de la Cruz`; a single word is a first name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Cuts the text after a whole word, with an ellipsis, to at most `max` UTF-16 units. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const words = /\s/.test(text[max - 1]!) ? cut : cut.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
