import { weekdays } from '#company/settings/panel/settings-values.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import type { Weekday } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';
import { PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import type { WeekHours } from '#kit/wire/setting-rules.ts';
import type { BookingFieldsProps, TypedWindow } from './booking-values.ts';

interface WindowFieldsProps extends BookingFieldsProps {
  openingHours: WeekHours;
}

export function WindowFields({ form: { values, edit, errors }, openingHours }: WindowFieldsProps) {
  const { arrivalWindows: windows } = values;
  const set = (next: TypedWindow[]) => edit('arrivalWindows', next);
  const getError = (index: number, part: string) => errors[`arrivalWindows.${index}.${part}`];
  return (
    <div className="grid gap-4">
      <ul aria-label="Arrival windows" className="grid gap-3">
        {windows.map((window, index) => (
          <WindowRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a window has no id, and its times are being typed
            key={index}
            window={window}
            number={index + 1}
            getError={(part) => getError(index, part)}
            openingHours={openingHours}
            onChange={(next) => set(windows.with(index, next))}
            onRemove={() => set(windows.toSpliced(index, 1))}
          />
        ))}
        {windows.length === 0 && (
          <li className="text-ink-soft">No windows yet, so nobody can book online.</li>
        )}
      </ul>
      {errors.arrivalWindows && (
        <p role="alert" data-fault tabIndex={-1} className="text-sm text-danger">
          {errors.arrivalWindows}
        </p>
      )}
      <Button
        className="justify-self-start"
        onClick={() =>
          set([...windows, { days: [1, 2, 3, 4, 5], from: windows.at(-1)?.to ?? '08:00', to: '' }])
        }
      >
        <PlusIcon className="size-4" />
        Add a window
      </Button>
    </div>
  );
}

interface WindowRowProps {
  window: TypedWindow;
  number: number;
  getError: (part: 'from' | 'to' | 'days') => string | undefined;
  openingHours: WeekHours;
  onChange: (window: TypedWindow) => void;
  onRemove: () => void;
}

function WindowRow({ window, number, getError, openingHours, onChange, onRemove }: WindowRowProps) {
  const { days, from, to } = window;
  const outside = days.filter((day) => isOutside(window, day, openingHours));
  const error = getError('days');
  const toggle = (day: Weekday, isOn: boolean) =>
    onChange({ ...window, days: weekdays.filter((one) => (one === day ? isOn : days.includes(one))) });
  return (
    <li>
      <fieldset className="grid min-w-0 gap-3 rounded-input bg-surface p-3 ring-1 ring-line">
        <legend className="sr-only">Window {number}</legend>
        <div className="grid grid-cols-2 items-start gap-3 max-[19rem]:grid-cols-1">
          <TextField
            label="From"
            type="time"
            value={from}
            error={getError('from')}
            onChange={(event) => onChange({ ...window, from: event.target.value })}
          />
          <TextField
            label="To"
            type="time"
            value={to}
            error={getError('to')}
            onChange={(event) => onChange({ ...window, to: event.target.value })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {weekdays.map((day) => (
            <label key={day} className="flex min-h-9 items-center gap-1.5 touch:min-h-11">
              <input
                type="checkbox"
                aria-label={`Window ${number} on ${weekdayNames[day]}`}
                checked={days.includes(day)}
                onChange={(event) => toggle(day, event.target.checked)}
                className="size-5 accent-accent"
              />
              {weekdayNames[day].slice(0, 3)}
            </label>
          ))}
          <Button
            variant="quiet"
            className="ml-auto"
            aria-label={`Remove window ${number}`}
            onClick={onRemove}
          >
            <TrashIcon className="size-4" />
            Remove
          </Button>
        </div>
        {error && (
          <p role="alert" data-fault tabIndex={-1} className="text-sm text-danger">
            {error}
          </p>
        )}
        {outside.length > 0 && (
          <p className="text-sm text-ink-soft">
            Not offered on {outside.map((day) => `${weekdayNames[day]}s`).join(', ')}: outside your opening
            hours.
          </p>
        )}
      </fieldset>
    </li>
  );
}

function isOutside({ from, to }: TypedWindow, day: Weekday, openingHours: WeekHours): boolean {
  if (from === '' || to === '') return false;
  const open = openingHours.find((one) => one.day === day);
  return !open || from < open.opens || to > open.closes;
}
