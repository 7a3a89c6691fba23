import type { Terms } from '../company.ts';
import type { ServiceCategory } from '../services.ts';

/** Typical figures. See docs/product.md#business-profile. */
export const visits: Record<ServiceCategory, { takes: string; again: string }> = {
  couch: { takes: '1 to 3 hours', again: 'every 6 to 12 months' },
  chair: { takes: '1 to 3 hours', again: 'every 6 to 12 months' },
  carpet: { takes: '2 to 4 hours', again: 'every 12 to 18 months' },
  mattress: { takes: '1 to 2 hours', again: 'once a year' },
};

/** Completes “It costs …”. */
export const emergencyPrice = ({ emergencySurchargePercent: percent }: Terms) =>
  percent === 0 ? 'the listed price' : `${percent}% more than the listed price`;

export const dryingTime = '2 to 6 hours';
