import { findEntry } from './find-entry.ts';

/** Lowercase Latin letters that Unicode normalization doesn't decompose, with their replacements. */
const plain: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ə: 'e',
};

const letters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** Expects lower case. `ß` becomes `ss`, `ø` becomes `o`; accents stay. */
export const withPlainLetters = (text: string) =>
  text.replace(letters, (letter) => findEntry(plain, letter)!);
