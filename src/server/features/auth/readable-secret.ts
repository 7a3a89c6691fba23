import { randomInt } from 'node:crypto';

/** 99 bits. */
export const readablePassword = () => Array.from({ length: 4 }, group).join('-');

/** 49 bits, of which a few guesses are allowed. Kept without the hyphen that it is shown with. */
export const backupCode = () => group() + group();
export const shownBackupCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
