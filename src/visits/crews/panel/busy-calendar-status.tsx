import { useNow } from '#kit/panel/ui/use-now.ts';
import { relativeTime } from '#kit/time/dates.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { Crew } from '#visits/crews/crews.ts';

/** When the crew's calendar was read, or why it could not be. */
export function BusyCalendarStatus({ crew: { busyCalendar } }: { crew: Pick<Crew, 'busyCalendar'> }) {
  const now = useNow();
  if (!busyCalendar) return null;
  const { readAt, error } = busyCalendar;
  const read = readAt && `Read ${relativeTime(readAt, now).replace('Just', 'just')}`;
  if (error === null) return <p className="text-ink-soft">{read ?? 'Reading it…'}</p>;
  return (
    <p role="status" className="flex items-start gap-2 text-yellow">
      <AlertIcon className="mt-1 size-4 shrink-0" />
      <span>
        {error} {read ?? 'Not read yet'}.
      </span>
    </p>
  );
}
