import { isZipPlus4 } from '#kit/text/zip-codes.ts';

/** Words that a record must contain, in any order. A phone number is one word: its digits. */
export function searchedWords(typed: string): string[] {
  const isPhone = /^[\d\s().+-]{7,}$/.test(typed) && !isZipPlus4(typed);
  if (isPhone) return [typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')];
  return typed.split(/\s+/).slice(0, 8);
}
