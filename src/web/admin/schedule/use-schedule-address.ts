import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { addDays } from '#shared/dates.ts';

export const scheduleViews = ['day', 'week'] as const;
type ScheduleView = (typeof scheduleViews)[number];

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>;

/** View and date, kept in the address. Without a view it is a phone's day or a desk's week; without a date today. */
export function useScheduleAddress(today: string) {
  const [params, setParams] = useSearchParams();
  const isNarrow = useSyncExternalStore(watchWidth, () => narrow.matches);
  const view = scheduleViews.find((known) => known === params.get('view')) ?? (isNarrow ? 'day' : 'week');
  const date = readDate(params.get('date')) ?? today;
  const monday = mondayOf(date);

  const go = (change: { view?: ScheduleView; date?: string }) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(change)) next.set(name, value);
        if (change.date === today) next.delete('date');
        return next;
      },
      { preventScrollReset: true },
    );

  return {
    view,
    date,
    days: Array.from({ length: 7 }, (_, index) => addDays(monday, index)),
    go,
    /** One day or one week on, or back. */
    step: (direction: 1 | -1) => go({ date: addDays(date, direction * (view === 'day' ? 1 : 7)) }),
  };
}

const narrow = window.matchMedia('(width < 64rem)');

function watchWidth(onChange: () => void) {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

/** A calendar date; null for anything else. */
function readDate(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

const mondayOf = (date: string) => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
