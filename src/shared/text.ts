import * as z from 'zod/mini';
import { withPlainLetters } from './letters.ts';

/** Postgres cannot store the character NUL, and nobody means to type it. */
const withoutNul = z.overwrite((text: string) => text.replaceAll('\0', ''));

/**
 * What takes no room, and what turns the order of letters round, also of those after the text (Unicode 16, section 23.2).
 * Joiners stay: names of some scripts and emojis are made with them.
 */
const withoutInvisible = z.overwrite((text: string) =>
  text.replace(/[\0\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g, ''),
);

/** Letters without a shape, such as the Hangul filler, count for nothing. */
const isVisible = (text: string) => /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** `max` is in UTF-16 units, here and below. */
const atMost = (max: number) => z.maxLength(max, `At most ${max} characters`);

/** Text as it was typed. */
export const freeText = (max: number) => z.string().check(withoutNul, atMost(max));

/** A trimmed text that must not be empty. */
export const requiredText = (message: string, max = 200) =>
  z.string(message).check(withoutInvisible, z.trim(), z.refine(isVisible, message), atMost(max));

/** A trimmed text that may be empty. */
export const trimmedText = (max = 200) => z.string().check(withoutInvisible, z.trim(), atMost(max));

/** A trimmed text that may be empty or left out; both give `''`. */
export const optionalText = (max = 200) => z._default(trimmedText(max), '');

/**
 * What a search compares: in lower case, without the accents of Latin, Greek and Cyrillic letters, with `ss` for `ß` and the like, and with one form of
 * apostrophe, quotation mark, dash and space. A telephone types O’Brien, a keyboard O'Brien. A change of this needs a
 * migration of what is stored (`searchTextOf`).
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

/** `Maria de la Cruz` is first `Maria`, last `de la Cruz`; one word leaves the last name empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** The text, or as many of its words as fit into `max` UTF-16 units with an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const words = /\s/.test(text[max - 1]!) ? cut : cut.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
