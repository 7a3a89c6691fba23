import { weekdayNames } from '#shared/opening-hours.ts';
import { controlClass } from '../ui/field.tsx';
import { HoursPreview } from './preview.tsx';
import type { SettingsFieldsProps } from './settings-values.ts';

const parts = ['opens', 'closes'] as const;

export function HoursFields({ form: { values, edit, errors } }: SettingsFieldsProps) {
  const { hours } = values;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        {hours.map((open, index) => {
          const weekday = weekdayNames[open.day];
          const error = errors[`hours.${index}.opens`] ?? errors[`hours.${index}.closes`];
          const noteId = `hours-${open.day}-note`;
          return (
            <fieldset
              key={open.day}
              className="grid grid-cols-2 items-center max-[19rem]:grid-cols-1 gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]"
            >
              <legend className="float-left font-medium max-sm:col-span-full">{weekday}</legend>
              {parts.map((part) => (
                <input
                  key={part}
                  type="time"
                  name={`hours.${index}.${part}`}
                  aria-label={`${weekday}, ${part}`}
                  aria-invalid={errors[`hours.${index}.${part}`] !== undefined || undefined}
                  aria-describedby={error && noteId}
                  value={open[part]}
                  onChange={(event) =>
                    edit('hours', hours.with(index, { ...open, [part]: event.target.value }))
                  }
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
        <p className="text-sm text-ink-soft">Leave both times empty on days you’re closed.</p>
        {errors.hours && (
          <p role="alert" data-fault tabIndex={-1} className="text-sm text-danger">
            {errors.hours}
          </p>
        )}
      </div>
      <HoursPreview values={values} />
    </div>
  );
}
