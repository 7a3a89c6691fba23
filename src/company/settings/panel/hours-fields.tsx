import { HoursPreview } from './preview.tsx';
import type { SettingsFieldsProps } from './settings-values.ts';
import { WeekHoursFields } from './week-hours-fields.tsx';

export function HoursFields({ form: { values, edit, errors } }: SettingsFieldsProps) {
  return (
    <div className="grid gap-5">
      <WeekHoursFields
        hours={values.hours}
        errors={errors}
        hint="Leave both times empty on days you’re closed."
        onChange={(hours) => edit('hours', hours)}
      />
      <HoursPreview values={values} />
    </div>
  );
}
