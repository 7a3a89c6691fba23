import type { ReactNode } from 'react';
import * as lead from '#company/coverage/lead-texts.ts';
import type { ArrivalWindow } from '#company/profile/booking.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { byPreference } from '#sales/requests/preferred-windows.ts';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import { Weeks } from './week-picker.tsx';
import { getWeeks } from './weeks.ts';
import { dayText } from './window-text.ts';

export interface DayPickerProps {
  /** At least one. */
  days: readonly WindowDay[];
  /** The day whose windows are shown, which is always a free one. */
  date: string;
  preferredDate: string;
  /** The part of the day that the visitor asked for; may be empty. */
  preferredTime: string;
  onDate: (date: string) => void;
  message: string | null;
  children: (window: ArrivalWindow, isPreferred: boolean) => ReactNode;
}

/** A week, and the windows of one of its days. */
export function DayPicker({ days, date, preferredDate, preferredTime, onDate, ...picker }: DayPickerProps) {
  const weeks = getWeeks(days);
  const current = weeks.findIndex((week) => week.some((day) => day.date === date));
  const { windows } = days.find((day) => day.date === date)!;
  const near = windows[0]!.nearby ? date : days.find((day) => day.windows[0]!.nearby)?.date;
  const { preferred, others } = byPreference(windows, preferredTime);
  const isPreferredFull = preferredDate !== '' && !days.some((day) => day.date === preferredDate);
  const show = (some: readonly ArrivalWindow[], isPreferred: boolean) => (
    <div className="grid grid-cols-2 gap-3">{some.map((window) => picker.children(window, isPreferred))}</div>
  );
  return (
    <>
      {picker.message ? (
        <Notice tone="warning" role="alert">
          {picker.message}
        </Notice>
      ) : (
        isPreferredFull && <Notice>{text.isFull(dayText(preferredDate))}</Notice>
      )}
      {near && (
        <button type="button" disabled={near === date} className={windowClass} onClick={() => onDate(near)}>
          {text.nearby}: {dayText(near)}
        </button>
      )}
      <Weeks weeks={weeks} current={current} date={date} onDate={onDate} />
      <fieldset aria-label={text.windowsOn(dayText(date))} className="grid min-w-0 gap-3">
        <h3 className="text-xl">{capitalized(dayText(date))}</h3>
        {preferred.length > 0 && (
          <>
            <p className="font-semibold text-sun-text">{text.asAsked(lead.partOfDay(preferredTime))}</p>
            {show(preferred, true)}
            {others.length > 0 && <p className="text-ink-soft">{text.otherTimes}</p>}
          </>
        )}
        {show(others, false)}
      </fieldset>
    </>
  );
}

export const windowClass =
  'min-h-13 rounded-input text-balance border border-control px-3 py-2 font-semibold text-teal hover:border-ink hover:bg-teal-wash';
