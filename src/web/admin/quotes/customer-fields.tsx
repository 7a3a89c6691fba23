import { useQuery } from '@tanstack/react-query';
import { placesOf } from '#shared/coverage.ts';
import type { Place } from '#shared/profile.ts';
import { contactMethods, preferredTimes, zipCodePattern } from '#shared/quote-rules.ts';
import { visitDays } from '#shared/visit-days.ts';
import type { FieldErrors } from '../editing/field-errors.ts';
import { phoneText } from '../list/person.ts';
import { settingsQuery } from '../settings/settings-query.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { contactMethodLabels } from './contact-method-labels.ts';
import type { QuoteValues } from './quote-form-values.ts';

interface CustomerFieldsProps {
  values: QuoteValues;
  errors: FieldErrors;
  edit: (name: keyof QuoteValues, text: string) => void;
}

/** Who asks, how to reach them, and when they would like the visit. */
export function CustomerFields({ values, errors, edit }: CustomerFieldsProps) {
  const settings = useQuery(settingsQuery);
  const { first, last } = visitDays();
  const times: readonly string[] = preferredTimes;
  const ownTime = values.preferredTime !== '' && !times.includes(values.preferredTime);
  const field = (name: keyof QuoteValues) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => edit(name, event.target.value),
  });
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="off" maxLength={100} {...field('firstName')} />
        <TextField label="Last name" autoComplete="off" maxLength={100} {...field('lastName')} />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="off"
          {...field('phone')}
          onBlur={() => phoneText(values.phone) !== values.phone && edit('phone', phoneText(values.phone))}
        />
        <TextField label="Email" type="email" autoComplete="off" maxLength={254} {...field('email')} />
        <SelectField label="Contact method" {...field('contactMethod')}>
          {contactMethods.map((method) => (
            <option key={method} value={method}>
              {contactMethodLabels[method]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...coverageHint(values.zipCode, settings.data?.places)}
          {...field('zipCode')}
        />
        <TextField
          label="Preferred date"
          name="preferredDate"
          type="date"
          min={first}
          max={last}
          {...field('preferredDate')}
        />
        <SelectField label="Preferred time" {...field('preferredTime')}>
          <option value="">Anytime</option>
          {times.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
          {ownTime && <option value={values.preferredTime}>{values.preferredTime}</option>}
        </SelectField>
      </div>
      <TextArea label="Customer notes" rows={3} maxLength={5000} {...field('notes')} />
    </>
  );
}

/** Nothing while the code is still being typed, or the coverage is not here yet. */
function coverageHint(zipCode: string, places: readonly Place[] | undefined): { hint?: string } {
  if (!places || !zipCodePattern.test(zipCode.trim())) return {};
  const names = placesOf(zipCode, places).map(({ name }) => name);
  return { hint: names.join(', ') || 'Outside the area' };
}
