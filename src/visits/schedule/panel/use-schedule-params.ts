import { useSyncExternalStore } from 'react';
import { currentParams, useUrlParams } from '#kit/panel/list/use-url-params.ts';
import { addDays } from '#kit/time/dates.ts';

export const scheduleViews = ['day', 'week'] as const;
type ScheduleView = (typeof scheduleViews)[number];

export type ScheduleParams = ReturnType<typeof useScheduleParams>;

/** View and date in the URL. Defaults: day on a phone, week on a desktop, and today. */
export function useScheduleParams(today: string) {
  const { params, write } = useUrlParams();
  const isNarrow = useSyncExternalStore(watchWidth, () => narrow.matches);
  const view = scheduleViews.find((known) => known === params.get('view')) ?? (isNarrow ? 'day' : 'week');
  const date = readDate(params.get('date')) ?? today;
  const sunday = addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

  const go = (change: { view?: ScheduleView; date?: string }) =>
    write((next) => {
      for (const [name, value] of Object.entries(change)) next.set(name, value);
      if (change.date === today) next.delete('date');
    });

  return {
    view,
    date,
    /** The week of `date`, which starts on Sunday. */
    days: Array.from({ length: 7 }, (_, index) => addDays(sunday, index)),
    go,
    /** Moves a day or a week. */
    step: (direction: 1 | -1) => {
      const from = readDate(currentParams().get('date')) ?? today;
      go({ date: addDays(from, direction * (view === 'day' ? 1 : 7)) });
    },
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
