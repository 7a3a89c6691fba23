import { termLabels } from '#company/profile/company-labels.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import type { CompanyFieldsProps } from './company-values.ts';

export function TermFields({ form: { field, values, edit } }: CompanyFieldsProps) {
  const figure = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SwitchField
          label={termLabels.hasFreeReclean}
          hint="If a customer isn’t happy, you clean the piece again, and refund it if that doesn’t fix it."
          isOn={values.hasFreeReclean}
          onChange={(isOn) => edit('hasFreeReclean', isOn)}
        />
      </div>
      {values.hasFreeReclean && (
        <div className="sm:col-start-1">
          <TextField {...field('recleanWithinDays')} {...figure} />
        </div>
      )}
      <div className="sm:col-start-1">
        <TextField {...field('cancellationNoticeHours')} {...figure} />
      </div>
      <TextField
        {...field('noShowPercent')}
        {...figure}
        hint="Of the price, if nobody lets you in. 0 if you charge nothing"
      />
      <div className="sm:col-span-2">
        <SwitchField
          label={termLabels.hasEmergencyVisits}
          hint="Your website offers them, and help with water damage at any hour."
          isOn={values.hasEmergencyVisits}
          onChange={(isOn) => edit('hasEmergencyVisits', isOn)}
        />
      </div>
      {values.hasEmergencyVisits && (
        <>
          <TextField
            {...field('emergencySurchargePercent')}
            {...figure}
            hint="On top of the listed price. 0 if they cost the same"
          />
          <div className="grid gap-5 sm:col-start-1 sm:col-end-3 sm:grid-cols-2">
            <TextField {...field('arrivalFrom')} {...figure} />
            <TextField {...field('arrivalTo')} {...figure} />
          </div>
        </>
      )}
    </div>
  );
}
