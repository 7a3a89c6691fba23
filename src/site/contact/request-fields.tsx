import type { OfferedCategory } from '#company/profile/category-words.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { PhoneField } from '#kit/ui/phone-field.tsx';
import { SelectField } from '#kit/ui/select-field.tsx';
import { TextArea } from '#kit/ui/text-area.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import {
  type ContactFieldName,
  type ContactForm,
  contactMessageLength,
  multipleServices,
} from '#sales/contact/contact-form.ts';
import { contactForm as texts } from '#sales/contact/contact-form-page-texts.ts';
import { textsHint } from '#sales/leads/agreement-texts.ts';

interface RequestFieldsProps {
  form: ContactForm;
  onChange: (name: ContactFieldName, value: string) => void;
  /** Called on blur. */
  onLeave: (name: ContactFieldName) => void;
  errors: Partial<Record<ContactFieldName, string>>;
}

export function RequestFields({ form, onChange, onLeave, errors }: RequestFieldsProps) {
  const { categories, nothingDries } = useProfile();
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
      <SelectField {...typed('service')} options={serviceOptions(categories)} required />
      <TextArea
        {...typed('message')}
        isOptional
        rows={4}
        maxLength={contactMessageLength}
        hint={nothingDries ? texts.plainMessageHint : texts.messageHint}
      />
    </>
  );
}

/** One for each name that categories have there, and that of several last. */
const serviceOptions = (categories: readonly OfferedCategory[]): (readonly [string, string])[] => [
  ['', texts.serviceChoice],
  ...new Map(categories.map(({ contactValue, contactName }) => [contactValue, contactName])),
  [multipleServices, texts.multipleServices],
];
