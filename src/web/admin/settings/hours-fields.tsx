import { weekdayNames } from '#shared/opening-hours.ts';
import { controlClass } from '../ui/field.tsx';
import { HoursPreview } from './preview.tsx';
import type { SettingsFieldsProps } from './settings-fields.ts';
import { weekdays } from './settings-values.ts';

export function HoursFields({ values, edit, errorOf }: SettingsFieldsProps) {
  const error = errorOf('hours');
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        {weekdays.map((day) => {
          const [opens, closes] = [`opens${day}`, `closes${day}`] as const;
          const name = weekdayNames[day];
          const wrong = errorOf(opens) ?? errorOf(closes);
          return (
            <fieldset
              key={day}
              className="grid grid-cols-2 items-center max-[19rem]:grid-cols-1 gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]"
            >
              <legend className="float-left font-medium max-sm:col-span-full">{name}</legend>
              {([opens, closes] as const).map((part) => (
                <input
                  key={part}
                  type="time"
                  name={part}
                  aria-label={`${name}, ${part === opens ? 'opens' : 'closes'}`}
                  aria-invalid={errorOf(part) !== undefined || undefined}
                  aria-describedby={wrong && `${opens}-note`}
                  value={values[part]}
                  onChange={(event) => edit(part, event.target.value)}
                  className={controlClass}
                />
              ))}
              {wrong && (
                <p id={`${opens}-note`} className="col-span-full text-sm text-danger">
                  {wrong}
                </p>
              )}
            </fieldset>
          );
        })}
        <p className="text-sm text-ink-soft">Leave both times empty on days you’re closed.</p>
        {error && (
          <p role="alert" data-fault tabIndex={-1} className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
      <HoursPreview values={values} />
    </div>
  );
}
