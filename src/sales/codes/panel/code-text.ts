import { categoryName } from '#company/catalog/known-categories.ts';
import { formatDollars, parseCents } from '#kit/money/money.ts';
import { calendarDate, longDate } from '#kit/time/dates.ts';
import type { Code, ShownCode } from '#sales/codes/codes.ts';

/** `15% off couch and chair, on top of the order discount` */
export function getTerms({ percent, amount, adds, categories }: ShownCode): string {
  const off = percent === null ? formatDollars(parseCents(amount!)) : `${percent}%`;
  const names = categories?.map((category) => categoryName(category));
  const where = names ? ` ${new Intl.ListFormat('en-US').format(names)}` : '';
  return `${off} off${where}${adds ? ', on top of the order discount' : ''}`;
}

/** Who may use it, and until when; empty where anybody may, at any time. */
export function getLimits({ validFrom, validUntil, oncePerCustomer, firstVisitOnly }: Code): string {
  const limits = [
    ...(validFrom ? [`from ${longDate(validFrom)}`] : []),
    ...(validUntil ? [`until ${longDate(validUntil)}`] : []),
    ...(oncePerCustomer ? ['once per customer'] : []),
    ...(firstVisitOnly ? ['first visit only'] : []),
  ].join(', ');
  return limits.replace(/^\w/, (first) => first.toUpperCase());
}

export const usesText = ({ uses, maxUses }: Code): string =>
  maxUses === null ? `${uses} ${uses === 1 ? 'use' : 'uses'}` : `${uses} of ${maxUses} uses`;

/** Why nobody can use it now; null if somebody can. */
export function reasonOff({ isActive, validFrom, validUntil, uses, maxUses }: Code): string | null {
  const today = calendarDate(new Date());
  if (!isActive) return 'Off';
  if (validUntil !== null && validUntil < today) return 'Ended';
  if (maxUses !== null && uses >= maxUses) return 'Used up';
  return validFrom !== null && validFrom > today ? 'Not yet' : null;
}
