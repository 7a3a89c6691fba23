import { contactServices } from '#company/catalog/contact-services.ts';
import { PhoneField } from '#kit/ui/phone-field.tsx';
import { SelectField } from '#kit/ui/select-field.tsx';
import { TextArea } from '#kit/ui/text-area.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import {
  type ContactFieldName,
  type ContactForm,
  contactMessageLength,
} from '#sales/contact/contact-form.ts';
import { contactForm as texts } from '#sales/contact/contact-form-page-texts.ts';
import { textsHint } from '#sales/leads/agreement-texts.ts';
import type { ContactData } from './contact-data.ts';

interface RequestFieldsProps {
  form: ContactForm;
  onChange: (name: ContactFieldName, value: string) => void;
  /** Called on blur. */
  onLeave: (name: ContactFieldName) => void;
  errors: Partial<Record<ContactFieldName, string>>;
  notOffered: ContactData['notOffered'];
}

export function RequestFields({ form, onChange, onLeave, errors, notOffered }: RequestFieldsProps) {
  const field = (name: ContactFieldName) => ({
    name,
    label: texts[name],
    value: form[name],
    error: errors[name],
    onBlur: () => onLeave(name),
  });
  const typed = (name: ContactFieldName) => ({
    ...field(name),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <TextField {...typed('firstName')} autoComplete="given-name" required />
        <TextField {...typed('lastName')} autoComplete="family-name" required />
        <PhoneField
          {...field('phone')}
          hint={textsHint}
          onChange={(value) => onChange('phone', value)}
          required
        />
        <TextField {...typed('email')} type="email" autoComplete="email" required />
      </div>
      <SelectField
        {...typed('service')}
        options={serviceOptions.filter(([value]) => !notOffered?.includes(value))}
        required
      />
      <TextArea
        {...typed('message')}
        isOptional
        rows={4}
        maxLength={contactMessageLength}
        hint={texts.messageHint}
      />
    </>
  );
}

const serviceOptions = [['', texts.serviceChoice] as const, ...Object.entries(contactServices)];
