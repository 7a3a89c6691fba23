import { useQuery } from '@tanstack/react-query';
import { getPlaces } from '#company/coverage/coverage.ts';
import type { Place } from '#company/profile/profile.ts';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { phoneText } from '#kit/text/person.ts';
import { contactMethodLabels } from '#sales/quotes/quote-labels.ts';
import { contactMethods, preferredTimes, zipCodePattern } from '#sales/quotes/quote-rules.ts';
import { visitDays } from '#sales/quotes/visit-days.ts';
import { visitorTextNames } from '#sales/quotes/visitor-texts.ts';
import type { QuoteValues } from './quote-form-values.ts';
import { QuoteTextFields } from './quote-text-fields.tsx';

interface FieldsProps {
  form: EditFormFor<QuoteValues>;
}

/** Name, contact, and preferred visit. */
export function CustomerFields({ form }: FieldsProps) {
  const { first, last } = visitDays();
  const { field, values } = form;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NameAndPhone form={form} />
        <TextField {...field('email')} type="email" autoComplete="off" maxLength={254} />
        <SelectField {...field('contactMethod')} options={contactMethods} texts={contactMethodLabels} />
        <ZipCode form={form} />
        <TextField {...field('preferredDate')} type="date" min={first} max={last} />
        <SelectField
          {...field('preferredTime')}
          options={[...new Set(['', ...preferredTimes, values.preferredTime])]}
          texts={{ '': 'Anytime' }}
        />
      </div>
      <QuoteTextFields form={form} names={visitorTextNames} />
    </>
  );
}

export function NameAndPhone({ form: { field, values, edit } }: FieldsProps) {
  return (
    <>
      <TextField {...field('firstName')} autoComplete="off" maxLength={100} />
      <TextField {...field('lastName')} autoComplete="off" maxLength={100} />
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="off"
        onBlur={() => phoneText(values.phone) !== values.phone && edit('phone', phoneText(values.phone))}
      />
    </>
  );
}

export function ZipCode({ form: { field, values } }: FieldsProps) {
  const settings = useQuery(settingsQuery);
  return (
    <TextField
      {...field('zipCode')}
      {...coverageHint(values.zipCode, settings.data?.places)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
    />
  );
}

/** No hint for an incomplete ZIP code, or before the coverage is loaded. */
function coverageHint(zipCode: string, places: readonly Place[] | undefined): { hint?: string } {
  if (!places || !zipCodePattern.test(zipCode.trim())) return {};
  const names = getPlaces(zipCode, places).map(({ name }) => name);
  return { hint: names.join(', ') || 'Outside the area' };
}
