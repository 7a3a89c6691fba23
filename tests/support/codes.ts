import { codeOfStep, stepAt } from '#server/features/auth/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The text behind the base32 that an authenticator app is given. */
export function plainSecret(secret: string): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}

/**
 * What the app shows now, or half minutes before (-1) or after (1). The one before may run out on its way to the server.
 */
export const codeOf = (secret: string, halfMinutes = 0) =>
  codeOfStep(plainSecret(secret), stepAt(Date.now()) + halfMinutes);
