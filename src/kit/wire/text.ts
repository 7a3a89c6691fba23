import * as z from 'zod/mini';
import { type SchemaMessage, schemaMessage } from '#kit/refusals/schema-message.ts';
import { visitorErrors as errors } from '#kit/refusals/visitor-errors.ts';
import { withPlainLetters } from '#kit/text/letters.ts';

/** Browsers send each line break of a form as two characters, and count it as one. Postgres can't store NUL. */
const plainLines = z.overwrite((text: string) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n'));

/**
 * Without soft hyphens, zero-width characters, and those that reverse the text direction (Unicode 16, section 23.2).
 * Joiners stay where scripts and emojis need them, but not beside Latin, Greek or Cyrillic letters.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(needlessJoiners, '');

const invisible =
  /[\0\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f/g;
const needlessJoiners =
  /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu;

const visible = z.overwrite(withoutInvisible);

/** Blank letters, such as the Hangul filler, don't count. */
const isVisible = (text: string) => /[^\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** `max` is in UTF-16 units, here and below. */
const atMost = (max: number) => z.maxLength(max, schemaMessage(errors, ['atMost', max]));

/** Not trimmed. */
export const freeText = (max: number) => z.string().check(plainLines, atMost(max));

/** Trimmed, not empty. */
export const requiredText = (message: string | SchemaMessage, max = 200) =>
  z.string(message).check(visible, plainLines, z.trim(), z.refine(isVisible, message), atMost(max));

/** Trimmed, may be empty. */
export const trimmedText = (max = 200) => z.string().check(visible, plainLines, z.trim(), atMost(max));

/** Trimmed, may be empty or missing; both become `''`. */
export const optionalText = (max = 200) => z._default(trimmedText(max), '');

/**
 * Normalizes a text for search: lower case, no accents, `ss` for `ß`, and one form of each punctuation mark, because
 * phones type O’Brien and keyboards O'Brien. A change needs a migration of the stored texts (`getSearchText`).
 */
export const searchable = (text: string) =>
  withPlainLetters(
    withoutInvisible(text)
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, ''),
  )
    .normalize('NFC')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\u00a0/g, ' ');

/** Cuts the text after a whole word, with an ellipsis, to at most `max` UTF-16 units. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const words = /\s/.test(text[max - 1]!) ? cut : cut.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
