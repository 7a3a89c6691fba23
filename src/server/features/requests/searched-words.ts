import { isZipPlus4 } from '#shared/zip-codes.ts';

/** What a record must contain, in any order. A telephone number is one word, its digits, however it is written. */
export function searchedWords(typed: string): string[] {
  const isPhone = /^[\d\s().+-]{7,}$/.test(typed) && !isZipPlus4(typed);
  if (isPhone) return [typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')];
  return typed.split(/\s+/).slice(0, 8);
}
