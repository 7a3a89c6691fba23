import { TextField } from '#kit/panel/ui/field.tsx';
import { ContactPreview } from './preview.tsx';
import type { SettingsFieldsProps } from './settings-values.ts';

export function ContactFields({ form: { field, values } }: SettingsFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField {...field('phone')} type="tel" autoComplete="off" />
      <TextField {...field('email')} type="email" autoComplete="off" />
      <TextField
        {...field('quoteHours')}
        inputMode="numeric"
        hint="Shown next to the calculator and in its emails"
      />
      <TextField {...field('contactHours')} inputMode="numeric" hint="Shown on the contact page" />
      <div className="sm:col-span-2">
        <TextField
          {...field('reviewUrl')}
          type="url"
          autoComplete="off"
          hint="Where customers write a review. We ask each of them once, a day after the visit. Leave it empty to ask nobody."
        />
      </div>
      <div className="empty:hidden sm:col-span-2">
        <ContactPreview values={values} />
      </div>
    </div>
  );
}
