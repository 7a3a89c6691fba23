import { codeOfStep, stepAt } from '#people/sign-in/server/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The text in the base32 secret of an authenticator app. */
export function plainSecret(secret: string): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}

/**
 * The app's code now, or half a minute before (-1) or after (1). The one before may expire on its way to the server.
 */
export const getCode = (secret: string, halfMinutes = 0) =>
  codeOfStep(plainSecret(secret), stepAt(Date.now()) + halfMinutes);
