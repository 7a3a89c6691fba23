import { ChevronLeftIcon, ChevronRightIcon } from '#kit/ui/icons/arrows.tsx';
import { stepButtonClass } from '#kit/ui/step-button.tsx';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { WindowDay } from '#visits/visits/visits.ts';
import { dayText, shortDayText, weekdayText } from './window-text.ts';

interface WeeksProps {
  weeks: readonly WindowDay[][];
  /** The index of the week that is shown. */
  current: number;
  date: string;
  onDate: (date: string) => void;
}

/** One week at a time; the arrows open the first free day of another. */
export function Weeks({ weeks, current, date, onDate }: WeeksProps) {
  const week = weeks[current]!;
  const open = (index: number) => {
    const free = weeks[index]?.find(({ windows }) => windows.length > 0);
    if (free) onDate(free.date);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text.day}</legend>
      <div className="flex items-center justify-between gap-2">
        <ArrowButton isBackward isEnd={current === 0} onClick={() => open(current - 1)} />
        <p className="font-semibold tabular-nums">
          {shortDayText(week[0]!.date)} – {shortDayText(week[6]!.date)}
        </p>
        <ArrowButton isEnd={current >= weeks.length - 1} onClick={() => open(current + 1)} />
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
  isBackward?: true;
  /** Stays focusable, so a press that reaches the end keeps the focus. */
  isEnd: boolean;
  onClick: () => void;
}

function ArrowButton({ isBackward, isEnd, onClick }: ArrowButtonProps) {
  const Icon = isBackward ? ChevronLeftIcon : ChevronRightIcon;
  return (
    <button
      type="button"
      aria-label={isBackward ? text.earlierDays : text.laterDays}
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
        aria-label={isFull ? text.noFreeWindow(dayText(date)) : dayText(date)}
        className="sr-only"
      />
      <span className="block text-xs">{weekdayText(date)}</span>
      <span className="block text-lg tabular-nums">{Number(date.slice(-2))}</span>
    </label>
  );
}
