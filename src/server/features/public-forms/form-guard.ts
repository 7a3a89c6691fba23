import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Guard, SpamReason } from '#shared/form-guard.ts';

/** A page stays open in a tab for days, and one that was rendered is shown for up to a day. */
const oldAfterDays = 14;
/** Nobody reads a form, fills it in and sends it in less. */
const tooFastMilliseconds = 2_000;
/** Of instances that share one database. */
const clocksDifferBy = 60_000;

/**
 * `<time in base 36>.<signature>`. It is made with the page, and pages are kept and shown to all visitors: so it tells
 * that the sender has seen a page of ours, and how old that page was, but is nobody's own and not used up.
 */
export function makeFormToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${signatureOf(secret, time)}`;
}

/** What the guard's fields say. A field that is missing says nothing: a program that calls the API has none. */
export function guardReasons(guard: Guard, secret: string, now: Date): SpamReason[] {
  const { website, formToken, formOpenMs } = guard;
  // Only the page's script sends it.
  const ages = typeof formOpenMs === 'number' ? [formOpenMs] : [];
  const reasons: SpamReason[] = [];
  if (isFilledIn(website)) reasons.push('hidden-field');
  if (isFilledIn(formToken)) {
    const madeAt = typeof formToken === 'string' ? readFormToken(formToken, secret) : null;
    const age = now.getTime() - (madeAt ?? now.getTime());
    ages.push(age);
    if (madeAt === null || age < -clocksDifferBy) return [...reasons, 'forged-token'];
    if (age > oldAfterDays * 86_400_000) reasons.push('old-token');
  }
  if (ages.some((age) => age < tooFastMilliseconds)) reasons.push('too-fast');
  return reasons;
}

const isFilledIn = (value: unknown) => value !== undefined && value !== null && value !== '';

/** The time it was made, or null where we did not make it. */
function readFormToken(token: string, secret: string): number | null {
  const [, time = '', signature = ''] = /^([\da-z]{1,10})\.([\w-]{22})$/.exec(token) ?? [];
  const expected = Buffer.from(signatureOf(secret, time));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? Number.parseInt(time, 36) : null;
}

const signatureOf = (secret: string, time: string) =>
  createHmac('sha256', secret).update(`form ${time}`).digest('base64url').slice(0, 22);
