import type { ReactNode } from 'react';
import * as lead from '#company/coverage/lead-texts.ts';
import { zipAnswer, zipInput } from '#company/coverage/site/zip-answer.tsx';
import type { Profile } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { say, type VisitorSentence } from '#kit/refusals/sentence.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import type { OpeningHours } from '#kit/time/opening-hours.ts';
import { weekdayNames } from '#kit/time/time-texts.ts';
import { MailIcon, MessageIcon } from '#kit/ui/icons/contact.tsx';
import { PhoneField } from '#kit/ui/phone-field.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { SelectField } from '#kit/ui/select-field.tsx';
import { TextArea } from '#kit/ui/text-area.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { marketingTexts, textsHint } from '#sales/leads/agreement-texts.ts';
import type { QuoteForm, QuoteInputName } from '#sales/leads/quote-form-fields.ts';
import { lastPreferredDate } from '#sales/quotes/quote-rules.ts';
import { getVisitorInput, visitorTextNames, visitorTexts } from '#sales/quotes/visitor-texts.ts';
import { closedDateError, closedTimeError, offeredTimes } from '#sales/requests/offered-times.ts';
import { preferredDateError } from '#sales/requests/preferred-date.ts';
import * as text from '#visits/quote-page/quote-details-page-texts.ts';
import { PhotoField } from './photo-field.tsx';
import type { PhotoControls } from './use-photo.ts';

interface VisitorFieldsProps {
  form: QuoteForm;
  onChange: (name: QuoteInputName, value: string) => void;
  /** Called on blur. */
  onLeave: (name: QuoteInputName) => void;
  errors: Partial<Record<QuoteInputName | 'photo', string>>;
  photo: PhotoControls;
  /** The earliest date a visitor can choose. */
  today: string;
  /** A booking needs a phone number. */
  isBooking: boolean;
  /** Below the date. */
  children: ReactNode;
}

export function VisitorFields({
  form,
  onChange,
  onLeave,
  errors,
  photo,
  today,
  ...props
}: VisitorFieldsProps) {
  const { places, hours, closures, nothingDries } = useProfile();
  const field = (name: QuoteInputName) => ({
    name,
    value: form[name],
    error: errors[name],
    onBlur: () => onLeave(name),
  });
  const typed = (name: QuoteInputName) => ({
    ...field(name),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  const closed = closedErrors(form, today, { hours, closures });
  const isCompleteZip = /^\d{5}/.test(form.zipCode.trim());
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField {...typed('name')} label={text.name} autoComplete="name" required />
      <RadioGroup
        name="contactMethod"
        label={text.contactMethod}
        options={contactOptions}
        value={form.contactMethod}
        onChange={(value) => onChange('contactMethod', value)}
        error={errors.contactMethod}
        isRequired
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <PhoneField
          {...field('phone')}
          label={text.phone}
          hint={textsHint}
          isOptional={form.contactMethod === 'email' && !props.isBooking}
          onChange={(value) => onChange('phone', value)}
        />
        <TextField
          {...typed('email')}
          label={text.email}
          type="email"
          autoComplete="email"
          isOptional={form.contactMethod === 'sms'}
        />
      </div>
      <label className="flex min-h-11 gap-3 text-sm">
        <input
          type="checkbox"
          name="marketingTexts"
          checked={form.marketingTexts !== ''}
          onChange={({ target }) => onChange('marketingTexts', target.checked ? 'on' : '')}
          className="size-5 accent-teal"
        />
        {marketingTexts}
      </label>
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2 xl:grid-cols-3">
        <TextField
          {...typed('zipCode')}
          {...zipInput}
          label={text.zipCode}
          hint={isCompleteZip ? zipAnswer(form.zipCode, places) : undefined}
          required
        />
        <TextField
          {...typed('preferredDate')}
          label={text.preferredDate}
          type="date"
          min={today}
          max={lastPreferredDate(today)}
          hint={closedHint(hours)}
          error={errors.preferredDate ?? closed?.date}
          required
        />
        <SelectField
          {...typed('preferredTime')}
          label={text.preferredTime}
          isOptional
          options={timeOptions(form, hours)}
          error={errors.preferredTime ?? closed?.time}
        />
      </div>
      {props.children}
      {visitorTextNames.map((name) => {
        const { isLong, plainHint, ...description } = visitorTexts[name];
        const Control = isLong ? TextArea : TextField;
        return (
          <Control
            key={name}
            {...typed(getVisitorInput(name))}
            {...description}
            {...(nothingDries && plainHint && { hint: plainHint })}
            isOptional
          />
        );
      })}
      <PhotoField photo={photo} error={errors.photo} />
    </div>
  );
}

/** Shown as soon as the date is chosen, because a date input can't disable single days. */
function closedErrors(
  { preferredDate: date, preferredTime }: QuoteForm,
  today: string,
  { hours, closures }: Pick<Profile, 'hours' | 'closures'>,
) {
  if (date === '' || preferredDateError(date, today)) return null;
  return {
    date: shown(closedDateError(date, hours, closures)),
    time: shown(closedTimeError(preferredTime, date, hours)),
  };
}

const shown = (sentence: VisitorSentence | null) => (sentence ? say(visitorErrors, sentence) : undefined);

function closedHint(hours: Hours): string | undefined {
  const open = hours.flatMap(({ days }) => days);
  const closed = Object.entries(weekdayNames).filter(([day]) => !open.some((known) => known === Number(day)));
  return closed.length > 0 ? text.closedOn(closed.map(([, name]) => name)) : undefined;
}

/** Keeps a time chosen for another day in the list, so the error makes sense. */
function timeOptions({ preferredDate, preferredTime }: QuoteForm, hours: Hours) {
  const times = new Set<string>(offeredTimes(preferredDate, hours));
  if (preferredTime !== '') times.add(preferredTime);
  return [['', text.anytime] as const, ...[...times].map((time) => [time, lead.partOfDay(time)] as const)];
}

type Hours = readonly OpeningHours[];

const contactOptions = [
  { value: 'sms', label: <ContactLabel Icon={MessageIcon} label={text.textMessage} /> },
  { value: 'email', label: <ContactLabel Icon={MailIcon} label={text.emailMethod} /> },
];

function ContactLabel({ Icon, label }: { Icon: typeof MailIcon; label: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <Icon className="size-5 text-teal max-[20rem]:hidden" />
      {label}
    </span>
  );
}
