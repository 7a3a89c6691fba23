import type { CategoryTimes, Span } from '#company/catalog/visit-times.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import type { Terms } from './company.ts';

/** `1 to 3 hours`, `30 to 60 minutes`, `2 hours` */
export function hoursSpan({ from, to }: Span): string {
  if (from === to) return from < 1 ? '30 minutes' : hoursText(from);
  if (from < 1) return to === 1 ? '30 to 60 minutes' : `30 minutes to ${hoursText(to)}`;
  return `${from} to ${hoursText(to)}`;
}

/** Completes “dry in …”. */
export const dryIn = ({ dryingHours }: CategoryTimes) => hoursSpan(dryingHours);

/** `every 6 to 12 months`, `once a year` */
export function recommended({ againMonths: { from, to } }: CategoryTimes): string {
  if (from !== to) return `every ${from} to ${to} months`;
  if (to === 12) return 'once a year';
  return to === 1 ? 'every month' : `every ${to} months`;
}

/** Completes “can wait the full …”. */
export const longestWait = ({ againMonths: { to } }: CategoryTimes) => (to === 1 ? 'month' : `${to} months`);

/** Completes “It costs …”. */
export const emergencyPrice = ({ emergencySurchargePercent: percent }: Terms) =>
  percent === 0 ? 'the listed price' : `${percent}% more than the listed price`;
