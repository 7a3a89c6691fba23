import { TextArea, TextField } from '../ui/field.tsx';
import type { SettingsFieldsProps } from './settings-fields.ts';

export function ClaimsFields({ field }: SettingsFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label="Years in business" placeholder="10+" {...field('yearsInBusiness')} />
      <TextField label="Customers served" placeholder="2,000+" {...field('customersServed')} />
      <TextField label="Satisfaction in percent" inputMode="decimal" {...field('satisfactionPercent')} />
      <TextField label="Rating out of 5" inputMode="decimal" {...field('ratingOutOfFive')} />
      <TextField label="Number of reviews" placeholder="500+" {...field('reviewCount')} />
      <div className="sm:col-span-2">
        <TextArea label="Credentials" rows={5} hint="One per line" {...field('credentials')} />
      </div>
    </div>
  );
}
