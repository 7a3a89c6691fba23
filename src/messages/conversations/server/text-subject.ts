import { phoneText } from '#kit/text/person.ts';

/** Returns the subject of the owner's email about a text, with the phone number where nobody has that number. */
export const textSubject = (nameOrPhone: string): string =>
  `Text from ${phoneText(nameOrPhone)}`.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
