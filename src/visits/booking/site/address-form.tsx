import type { Ref } from 'react';
import { zipInput } from '#company/coverage/site/zip-answer.tsx';
import { exactDollars } from '#kit/money/money.ts';
import { ErrorSummary } from '#kit/ui/error-summary.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PhoneField } from '#kit/ui/phone-field.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { textsHint } from '#sales/leads/agreement-texts.ts';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import { SubmitButton } from '#sales/leads/site/submit-button.tsx';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { BookingInputName } from './address.ts';
import { AddressFields, TermsBox } from './address-fields.tsx';
import { HeldWindowCard } from './held-window-card.tsx';
import type { useAddress } from './use-address.ts';
import type { HeldWindow } from './use-windows.ts';

interface AddressFormProps extends ReturnType<typeof useAddress> {
  held: HeldWindow;
  hasHoldEnded: boolean;
  quote: CustomerQuote;
  /** How the quote changed in the meantime. */
  notice: string | null;
  onChangeWindow: () => void;
  heading: Ref<HTMLHeadingElement>;
}

export function AddressForm({ form, errors, submission, setField, leaveField, ...step }: AddressFormProps) {
  const field = <Name extends BookingInputName>(name: Name) => ({
    name,
    value: form[name],
    error: errors.byField[name],
    onBlur: () => leaveField(name),
  });
  const typed = <Name extends BookingInputName>(name: Name) => ({
    ...field(name),
    onChange: ({ target }: { target: { value: string } }) => setField(name, target.value),
  });
  const total = exactDollars(step.quote.total);
  return (
    <form
      className="grid grid-cols-1 gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submission.submit();
      }}
    >
      <StepHeading ref={step.heading}>{text.where}</StepHeading>
      <HeldWindowCard held={step.held} hasEnded={step.hasHoldEnded} onChange={step.onChangeWindow} />
      {errors.refused && (
        <ErrorSummary ref={errors.summary} title={errors.refused.title} errors={errors.refused.errors} />
      )}
      <AddressFields
        typed={typed}
        zipCode={<TextField {...typed('zipCode')} {...zipInput} label={text.zipCode} required />}
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField {...typed('name')} label={text.name} autoComplete="name" maxLength={200} required />
        <PhoneField
          {...field('phone')}
          label={text.phone}
          hint={textsHint}
          onChange={(value) => setField('phone', value)}
          required
        />
      </div>
      <TermsBox
        isChecked={form.terms !== ''}
        onChange={(value) => setField('terms', value)}
        error={errors.byField.terms}
        total={total}
      />
      {step.notice && (
        <Notice tone="warning" role="alert">
          {step.notice} {text.isNow(total)}
        </Notice>
      )}
      {step.quote.deposit && <p>{text.depositNext(exactDollars(step.quote.deposit))}</p>}
      {submission.failure && <Notice tone="error">{submission.failure}</Notice>}
      <div className="grid justify-items-start">
        <SubmitButton isSending={submission.isSending} className="sm:min-w-72">
          {submission.isSending ? text.booking : text.book}
        </SubmitButton>
      </div>
    </form>
  );
}
