import { weekdayNames } from '#shared/opening-hours.ts';
import { profileOf } from '#shared/profile.ts';
import { settingsSchema } from '#shared/settings.ts';
import { controlClass } from '../ui/field.tsx';
import type { SettingsFieldsProps } from './settings-fields.ts';
import { toSettings, weekdays } from './settings-values.ts';

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
              className="grid grid-cols-[1fr_1fr] items-center gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]"
            >
              <legend className="float-left font-medium max-sm:col-span-2">{name}</legend>
              {([opens, closes] as const).map((part) => (
                <input
                  key={part}
                  type="time"
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
        <p className="text-sm text-ink-soft">Leave both times of a day empty where you are closed.</p>
        {error && <p className="text-sm text-danger">{error}</p>}
      </div>
      <Preview values={values} />
    </div>
  );
}

/** Nothing while the form has an error: a half-typed time says nothing yet. */
function Preview({ values }: Pick<SettingsFieldsProps, 'values'>) {
  const hours = settingsSchema.shape.hours.safeParse(toSettings(values).hours);
  if (!hours.success) return null;
  const lines = profileOf({ ...toSettings(values), hours: hours.data }).hours;
  return (
    <div className="rounded-input bg-hover p-3">
      <p className="text-sm text-ink-soft">The site will say</p>
      <dl className="mt-1 grid gap-1">
        {lines.map(({ label, hoursLabel }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="font-medium">{hoursLabel}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
