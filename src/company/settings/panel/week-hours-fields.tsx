import { Fault } from '#kit/panel/ui/fault.tsx';
import { controlClass } from '#kit/panel/ui/field.tsx';
import type { Weekday } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';

/** A weekday as a form shows it; a closed one has no times. */
export interface TypedDay {
  day: Weekday;
  opens: string;
  closes: string;
}

interface WeekHoursFieldsProps {
  hours: TypedDay[];
  errors: Readonly<Record<string, string | undefined>>;
  hint: string;
  onChange: (hours: TypedDay[]) => void;
}

const parts = ['opens', 'closes'] as const;

/** Two times for each weekday. */
export function WeekHoursFields({ hours, errors, hint, onChange }: WeekHoursFieldsProps) {
  return (
    <div className="grid gap-3">
      {hours.map((open, index) => {
        const weekday = weekdayNames[open.day];
        const error = errors[`hours.${index}.opens`] ?? errors[`hours.${index}.closes`];
        const noteId = `hours-${open.day}-note`;
        return (
          <fieldset
            key={open.day}
            aria-label={weekday}
            className="grid grid-cols-2 items-center max-[19rem]:grid-cols-1 gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]"
          >
            {/* In Safari even a floating legend is no part of the grid. */}
            <span aria-hidden="true" className="font-medium max-sm:col-span-full">
              {weekday}
            </span>
            {parts.map((part) => (
              <input
                key={part}
                type="time"
                name={`hours.${index}.${part}`}
                aria-label={`${weekday}, ${part}`}
                aria-invalid={errors[`hours.${index}.${part}`] !== undefined || undefined}
                aria-describedby={error && noteId}
                value={open[part]}
                onChange={(event) => onChange(hours.with(index, { ...open, [part]: event.target.value }))}
                className={controlClass}
              />
            ))}
            {error && (
              <p id={noteId} className="col-span-full text-sm text-danger">
                {error}
              </p>
            )}
          </fieldset>
        );
      })}
      <p className="text-sm text-ink-soft">{hint}</p>
      <Fault text={errors.hours} />
    </div>
  );
}
