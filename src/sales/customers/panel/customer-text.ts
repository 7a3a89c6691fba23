import { dateFormat } from '#kit/time/dates.ts';

/** `1 visit`, `4 visits` */
export const visitsText = (visits: number) =>
  visits === 0 ? 'No visits yet' : `${visits.toLocaleString('en-US')} ${visits === 1 ? 'visit' : 'visits'}`;

/** `Nov 23, 2026` of a calendar date. */
export const dayText = (date: string) =>
  dateFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
