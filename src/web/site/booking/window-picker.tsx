import type { Ref } from 'react';
import { hoursText } from '#shared/profile.ts';
import type { WindowDay } from '#shared/visits.ts';
import { useProfile } from '#web/profile.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons/arrows.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { stepButtonClass } from '#web/ui/step-button.tsx';
import { StepHeading } from '../lead/step-heading.tsx';
import type { ChosenWindow } from './booking-calls.ts';
import { weeksOf } from './weeks.ts';
import { dayText, shortDayText, slotText, weekdayText, windowText } from './window-text.ts';

interface WindowPickerProps {
  days: readonly WindowDay[];
  /** The day whose windows are shown. */
  date: string;
  preferredDate: string;
  onDate: (date: string) => void;
  onChoose: (chosen: ChosenWindow) => void;
  /** The window that is being held. */
  choosing: ChosenWindow | null;
  message: string | null;
  heading: Ref<HTMLHeadingElement>;
}

export function WindowPicker({ days, date, onDate, onChoose, ...picker }: WindowPickerProps) {
  const weeks = weeksOf(days);
  const current = Math.max(
    weeks.findIndex((week) => week.some((day) => day.date === date)),
    0,
  );
  const windows = days.find((day) => day.date === date)?.windows ?? [];
  if (days.length === 0) return <NoWindows heading={picker.heading} />;
  const isPreferredFull = !days.some((day) => day.date === picker.preferredDate);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <StepHeading ref={picker.heading}>Pick your arrival window</StepHeading>
        <p className="text-ink-soft">One tap holds your time while you enter the address.</p>
      </div>
      {picker.message && (
        <Notice tone="warning" role="alert">
          {picker.message}
        </Notice>
      )}
      {isPreferredFull && !picker.message && (
        <Notice>{dayText(picker.preferredDate)} is full. This is the nearest day with a free window.</Notice>
      )}
      <Weeks weeks={weeks} current={current} date={date} onDate={onDate} />
      <fieldset aria-label={`Arrival windows on ${dayText(date)}`} className="grid min-w-0 gap-3">
        <h3 className="text-xl">{dayText(date)}</h3>
        <div className="grid grid-cols-2 gap-3">
          {windows.map((window) => {
            const slot = { date, from: window.from, to: window.to };
            const isChoosing = picker.choosing?.date === date && picker.choosing.from === window.from;
            return (
              <button
                key={window.from + window.to}
                type="button"
                className={windowClass}
                aria-label={slotText(slot)}
                aria-busy={isChoosing || undefined}
                onClick={() => onChoose(slot)}
              >
                {isChoosing ? 'Holding…' : windowText(window)}
              </button>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

const windowClass =
  'min-h-13 rounded-input border border-control bg-white px-3 py-2 font-semibold text-teal hover:border-ink hover:bg-teal-wash';

function NoWindows({ heading }: Pick<WindowPickerProps, 'heading'>) {
  const { replyWithinHours } = useProfile();
  return (
    <div className="grid gap-4">
      <StepHeading ref={heading}>Pick your arrival window</StepHeading>
      <Notice>
        Every arrival window is taken right now. We’ll contact you within {hoursText(replyWithinHours.quote)}{' '}
        to find a time.
      </Notice>
    </div>
  );
}

interface WeeksProps {
  weeks: readonly WindowDay[][];
  /** The index of the week that is shown. */
  current: number;
  date: string;
  onDate: (date: string) => void;
}

/** One week at a time; the arrows open the first free day of another. */
function Weeks({ weeks, current, date, onDate }: WeeksProps) {
  const week = weeks[current] ?? [];
  const open = (index: number) => {
    const free = weeks[index]?.find(({ windows }) => windows.length > 0);
    if (free) onDate(free.date);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Day</legend>
      <div className="flex items-center justify-between gap-2">
        <ArrowButton label="Earlier days" isEnd={current === 0} onClick={() => open(current - 1)} />
        <p className="font-semibold tabular-nums">
          {shortDayText(week[0]?.date ?? date)} – {shortDayText(week.at(-1)?.date ?? date)}
        </p>
        <ArrowButton
          label="Later days"
          isEnd={current >= weeks.length - 1}
          onClick={() => open(current + 1)}
        />
      </div>
      <div className="mt-2 grid grid-cols-7">
        {week.map((day) => (
          <Day key={day.date} day={day} isChosen={day.date === date} onDate={onDate} />
        ))}
      </div>
    </fieldset>
  );
}

interface ArrowButtonProps {
  label: 'Earlier days' | 'Later days';
  /** Stays focusable, so a press that reaches the end keeps the focus. */
  isEnd: boolean;
  onClick: () => void;
}

function ArrowButton({ label, isEnd, onClick }: ArrowButtonProps) {
  const Icon = label === 'Earlier days' ? ChevronLeftIcon : ChevronRightIcon;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
      className={`${stepButtonClass} ${isEnd ? 'opacity-50' : ''}`}
    >
      <Icon className="size-5" />
    </button>
  );
}

interface DayProps {
  day: WindowDay;
  isChosen: boolean;
  onDate: (date: string) => void;
}

function Day({ day: { date, windows }, isChosen, onDate }: DayProps) {
  const isFull = windows.length === 0;
  return (
    <label
      className={`rounded-input py-2 text-center has-focus-visible:outline-3 has-focus-visible:outline-teal ${
        isFull
          ? 'text-ink-soft opacity-50'
          : isChosen
            ? 'chosen bg-teal text-white'
            : 'cursor-pointer font-semibold hover:bg-teal-wash'
      }`}
    >
      <input
        type="radio"
        name="day"
        value={date}
        checked={isChosen}
        disabled={isFull}
        onChange={() => onDate(date)}
        aria-label={isFull ? `${dayText(date)}, no free window` : dayText(date)}
        className="sr-only"
      />
      <span className="block text-xs">{weekdayText(date)}</span>
      <span className="block text-lg tabular-nums">{Number(date.slice(-2))}</span>
    </label>
  );
}
