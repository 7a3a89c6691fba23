import type { Address } from '#shared/customers.ts';
import { dateFormat } from '#shared/dates.ts';

/** `1 visit`, `4 visits` */
export const visitsText = (visits: number) =>
  visits === 0 ? 'No visits yet' : `${visits.toLocaleString('en-US')} ${visits === 1 ? 'visit' : 'visits'}`;

/** `Nov 23, 2026` of a calendar date. */
export const dayText = (date: string) =>
  dateFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

type Place = Pick<Address, 'street' | 'unit' | 'city' | 'zipCode'>;

/** `12 Oak St, Apt 4, Burbank 91501` */
export const addressText = ({ street, unit, city, zipCode }: Place) =>
  [street, unit, `${city} ${zipCode}`.trim()].filter(Boolean).join(', ');
