import { TextField } from '../ui/field.tsx';
import type { CompanyFieldsProps } from './company-values.ts';

export function TermFields({ form: { field } }: CompanyFieldsProps) {
  const figure = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField {...field('recleanWithinDays')} {...figure} hint="If a customer isn’t happy" />
      <TextField {...field('cancellationNoticeHours')} {...figure} />
      <TextField {...field('noShowPercent')} {...figure} hint="Of the price, if nobody lets you in" />
      <TextField {...field('emergencySurchargePercent')} {...figure} hint="On top of the listed price" />
      <TextField {...field('arrivalFrom')} {...figure} />
      <TextField {...field('arrivalTo')} {...figure} />
    </div>
  );
}
