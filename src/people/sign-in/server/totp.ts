import { createHmac, timingSafeEqual } from 'node:crypto';

const stepMilliseconds = 30_000;

/**
 * The 30-second step of a six-digit code: the current one, the one before or the one after, as clocks differ. Null if
 * the code is wrong. RFC 6238 with SHA-1, which every app supports.
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const current = stepAt(now);
  const steps = [current - 1, current, current + 1];
  return steps.find((step) => isEqual(codeOfStep(secret, step), code)) ?? null;
}

/** RFC 4226. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

export const stepAt = (now: number) => Math.floor(now / stepMilliseconds);

/** RFC 4648 without padding, as apps expect a secret. */
export function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function isEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
