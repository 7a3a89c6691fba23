import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import type { SettingsFieldsProps } from './settings-values.ts';

interface ClaimsFieldsProps extends SettingsFieldsProps {
  cleansMattresses: boolean;
}

export function ClaimsFields({ form: { field }, cleansMattresses }: ClaimsFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField {...field('yearsInBusiness')} hint="Such as 10+" />
      <TextField {...field('customersServed')} hint="Such as 2,000+" />
      <TextField {...field('satisfactionPercent')} inputMode="decimal" />
      <TextField {...field('ratingOutOfFive')} inputMode="decimal" />
      <TextField {...field('reviewCount')} hint="Such as 500+" />
      {cleansMattresses && (
        <TextField
          {...field('allergenRemovalPercent')}
          inputMode="decimal"
          hint="By your treatment of mattresses"
        />
      )}
      <div className="sm:col-span-2">
        <TextArea {...field('credentials')} rows={5} hint="One per line" />
      </div>
    </div>
  );
}
