import { phoneText } from '#shared/person.ts';

/** Of the email that tells the owner about a text. The name is a phone number where nobody has that number. */
export const textSubject = (nameOrPhone: string): string =>
  `Text from ${phoneText(nameOrPhone)}`.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
