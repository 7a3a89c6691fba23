import { calendarDate, dateFormat, shortDateTime } from '#kit/time/dates.ts';
import { companyTimeZone } from '#kit/time/time-zone.ts';

/** `Due by 3:14 PM`, or how late the answer is. */
export function promiseText(promisedBy: string, now: Date): { label: string; isLate: boolean } {
  const promised = new Date(promisedBy);
  const minutes = Math.floor((now.getTime() - promised.getTime()) / 60_000);
  if (minutes >= 0) return { label: `${lateText(minutes)} late`, isLate: true };
  const isToday = calendarDate(promised) === calendarDate(now);
  const time = isToday
    ? dateFormat('en-US', { timeStyle: 'short', timeZone: companyTimeZone() }).format(promised)
    : shortDateTime(promisedBy);
  return { label: `Due by ${time}`, isLate: false };
}

function lateText(minutes: number): string {
  if (minutes < 60) return `${Math.max(minutes, 1)} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const days = Math.floor(hours / 24);
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
