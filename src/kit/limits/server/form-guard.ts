import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Guard, SpamReason } from '#kit/limits/form-guard.ts';

/** A tab stays open for days, and the cache holds a page for up to a day. */
const oldAfterDays = 14;
/** Nobody fills in and sends a form faster. */
const tooFastMilliseconds = 2_000;
/** The clocks of several instances differ by this much at most. */
const clocksDifferBy = 60_000;

/**
 * `<time in base 36>.<signature>`. Visitors share it, because they share the cached page. It proves that the sender saw
 * one of our pages and how old that page was.
 */
export function makeFormToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${getSignature(secret, time)}`;
}

/** Missing fields are a sign only in a form that our page sent (`isForm`), because clients of the API send none. */
export function guardReasons(
  guard: Guard,
  secret: string,
  now: Date,
  { isForm = false }: { isForm?: boolean } = {},
): SpamReason[] {
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
  } else if (isForm) reasons.push('no-token');
  if (ages.some((age) => age < tooFastMilliseconds)) reasons.push('too-fast');
  return reasons;
}

const isFilledIn = (value: unknown) => value !== undefined && value !== null && value !== '';

/** When we made it; null if we did not. */
function readFormToken(token: string, secret: string): number | null {
  const [, time = '', signature = ''] = /^([\da-z]{1,10})\.([\w-]{22})$/.exec(token) ?? [];
  const expected = Buffer.from(getSignature(secret, time));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? Number.parseInt(time, 36) : null;
}

const getSignature = (secret: string, time: string) =>
  createHmac('sha256', secret).update(`form ${time}`).digest('base64url').slice(0, 22);
