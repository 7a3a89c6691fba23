import { randomInt } from 'node:crypto';

/** 99 bits. */
export const readablePassword = () => Array.from({ length: 4 }, group).join('-');

/** 49 bits against a few allowed guesses. Stored without the hyphen that is shown. */
export const backupCode = () => group() + group();
export const shownBackupCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** No characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
