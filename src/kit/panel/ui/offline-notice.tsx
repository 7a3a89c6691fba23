import { useSyncExternalStore } from 'react';
import { locale } from '#kit/language/locale.ts';
import { staleSince, subscribeToConnection } from '#kit/panel/offline/connection.ts';
import { atTime, lastLoaded, noAnswer, offline, onDay, retry } from '#kit/panel/panel-texts.ts';
import { refetchEverything } from '#kit/panel/refetch-everything.ts';
import { calendarDate, dateFormat } from '#kit/time/dates.ts';
import { companyTimeZone } from '#kit/time/time-zone.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { Button } from './button.tsx';

/** Says that what is below is not up to date, and since when. */
export function OfflineNotice({ className = '' }: { className?: string }) {
  const since = useSyncExternalStore(subscribeToConnection, staleSince);
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  if (since === null && isOnline) return null;
  const reason = isOnline ? noAnswer : offline;
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-yellow-wash px-4 py-2.5 text-yellow ${className}`}
    >
      <AlertIcon className="size-4" />
      <p className="min-w-40 flex-1">
        {since === null ? reason : lastLoaded(reason, timeText(since, new Date()))}
      </p>
      {isOnline && <Button onClick={refetchEverything}>{retry}</Button>}
    </div>
  );
}

/** `at 2:14 PM`, or `on Nov 22 at 2:14 PM` on another day. */
function timeText(at: number, now: Date): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: companyTimeZone() }).format(at);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const isToday = calendarDate(new Date(at)) === calendarDate(now);
  return isToday ? atTime(time) : onDay(format({ month: 'short', day: 'numeric' }), time);
}
