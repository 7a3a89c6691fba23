import { languages } from '#kit/language/language.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { SelectField, TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { phoneText } from '#kit/text/person.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';

export type CustomerValues = Pick<
  CustomerDetails,
  'firstName' | 'lastName' | 'email' | 'phone' | 'language' | 'notes'
>;

export const customerSnapshot = (customer: CustomerDetails) => {
  const { firstName, lastName, email, phone, language, notes, version } = customer;
  return { values: { firstName, lastName, email, phone, language, notes }, version };
};

export const customerLabels = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
    notes: 'Notes',
  },
  texts: { language: ({ language }: CustomerValues) => languageLabels[language] },
};

export function CustomerFields({ form }: { form: EditFormFor<CustomerValues> }) {
  const { field, values, edit } = form;
  const formatPhone = () => {
    const formatted = phoneText(values.phone);
    if (formatted !== values.phone) edit('phone', formatted);
  };
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} autoComplete="off" maxLength={100} />
        <TextField {...field('lastName')} autoComplete="off" maxLength={100} />
        <TextField {...field('phone')} type="tel" autoComplete="off" onBlur={formatPhone} />
        <TextField {...field('email')} type="email" autoComplete="off" maxLength={254} />
        <SelectField {...field('language')} options={languages} texts={languageLabels} />
      </div>
      <TextArea {...field('notes')} rows={4} maxLength={5000} />
    </>
  );
}
