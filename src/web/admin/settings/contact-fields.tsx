import { TextField } from '../ui/field.tsx';
import { ContactPreview } from './preview.tsx';
import type { SettingsFieldsProps } from './settings-fields.ts';

export function ContactFields({ field, values }: SettingsFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label="Telephone" type="tel" autoComplete="off" {...field('phone')} />
      <TextField label="E-mail" type="email" autoComplete="off" {...field('email')} />
      <TextField
        label="Answer a quote within, in hours"
        inputMode="numeric"
        hint="Said beside the calculator, and in its e-mails"
        {...field('quoteHours')}
      />
      <TextField
        label="Answer a message within, in hours"
        inputMode="numeric"
        hint="Said on the contact page"
        {...field('contactHours')}
      />
      <div className="empty:hidden sm:col-span-2">
        <ContactPreview values={values} />
      </div>
    </div>
  );
}
