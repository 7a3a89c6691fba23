import type { Ref } from 'react';
import * as lead from '#company/coverage/lead-texts.ts';
import type { ArrivalWindow } from '#company/profile/booking.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { capitalized } from '#kit/text/capitalized.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import { byPreference } from '#sales/requests/preferred-windows.ts';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import type { ChosenWindow } from './booking-calls.ts';
import { Weeks } from './week-picker.tsx';
import { getWeeks } from './weeks.ts';
import { dayText, slotText, windowText } from './window-text.ts';

interface WindowPickerProps {
  days: readonly WindowDay[];
  /** The day whose windows are shown. */
  date: string;
  preferredDate: string;
  /** The part of the day that the visitor asked for; may be empty. */
  preferredTime: string;
  onDate: (date: string) => void;
  onChoose: (chosen: ChosenWindow) => void;
  /** The window that is being held. */
  choosing: ChosenWindow | null;
  message: string | null;
  heading: Ref<HTMLHeadingElement>;
}

export function WindowPicker({ days, date, onDate, onChoose, ...picker }: WindowPickerProps) {
  if (days.length === 0) return <NoWindows heading={picker.heading} />;
  const weeks = getWeeks(days);
  // The day that is shown is always a free one.
  const current = weeks.findIndex((week) => week.some((day) => day.date === date));
  const { windows } = days.find((day) => day.date === date)!;
  const near = windows[0]!.nearby ? date : days.find((day) => day.windows[0]!.nearby)?.date;
  const { preferred, others } = byPreference(windows, picker.preferredTime);
  const isPreferredFull = !days.some((day) => day.date === picker.preferredDate);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <StepHeading ref={picker.heading}>{text.pickWindow}</StepHeading>
        <p className="text-ink-soft">{text.holdHint}</p>
      </div>
      {picker.message ? (
        <Notice tone="warning" role="alert">
          {picker.message}
        </Notice>
      ) : (
        isPreferredFull && <Notice>{text.isFull(dayText(picker.preferredDate))}</Notice>
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
            <p className="font-semibold text-sun-text">
              {text.asAsked(lead.partOfDay(picker.preferredTime))}
            </p>
            <Windows {...picker} date={date} windows={preferred} onChoose={onChoose} isPreferred />
            {others.length > 0 && <p className="text-ink-soft">{text.otherTimes}</p>}
          </>
        )}
        <Windows {...picker} date={date} windows={others} onChoose={onChoose} />
      </fieldset>
    </div>
  );
}

interface WindowsProps extends Pick<WindowPickerProps, 'date' | 'onChoose' | 'choosing'> {
  windows: readonly ArrivalWindow[];
  isPreferred?: boolean;
}

function Windows({ windows, date, choosing, onChoose, isPreferred = false }: WindowsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {windows.map((window) => {
        const slot = { date, from: window.from, to: window.to };
        const isChoosing = choosing?.date === date && choosing.from === window.from;
        return (
          <button
            key={window.from + window.to}
            type="button"
            className={`${windowClass} ${isPreferred ? 'bg-teal-wash' : 'bg-white'}`}
            aria-label={slotText(slot)}
            aria-busy={isChoosing || undefined}
            onClick={() => onChoose(slot)}
          >
            {isChoosing ? text.holding : windowText(window)}
          </button>
        );
      })}
    </div>
  );
}

const windowClass =
  'min-h-13 rounded-input text-balance border border-control px-3 py-2 font-semibold text-teal hover:border-ink hover:bg-teal-wash';

function NoWindows({ heading }: Pick<WindowPickerProps, 'heading'>) {
  const { replyWithinHours } = useProfile();
  return (
    <div className="grid gap-4">
      <StepHeading ref={heading}>{text.pickWindow}</StepHeading>
      <Notice>{text.allTaken(hoursText(replyWithinHours.quote))}</Notice>
    </div>
  );
}
