import { randomBytes } from 'node:crypto';

/**
 * 192 random bits in base64url, for an address in emails and texts. Many programs leave a dash or an underscore at the
 * end out of the link.
 */
export function newLinkToken(): string {
  const token = randomBytes(24).toString('base64url');
  return /[-_]$/.test(token) ? newLinkToken() : token;
}
