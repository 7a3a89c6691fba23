import { TextField } from '../ui/field.tsx';
import { ContactPreview } from './preview.tsx';
import type { SettingsFieldsProps } from './settings-fields.ts';

export function ContactFields({ field, values }: SettingsFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      <TextField
        label="Answer a quote within, in hours"
        inputMode="numeric"
        hint="Shown next to the calculator and in its emails"
        {...field('quoteHours')}
      />
      <TextField
        label="Answer a message within, in hours"
        inputMode="numeric"
        hint="Shown on the contact page"
        {...field('contactHours')}
      />
      <div className="empty:hidden sm:col-span-2">
        <ContactPreview values={values} />
      </div>
    </div>
  );
}
