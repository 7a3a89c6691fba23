import type { Ref } from 'react';
import { zipInput } from '#company/coverage/site/zip-answer.tsx';
import { exactDollars } from '#kit/money/money.ts';
import { paths } from '#kit/paths/paths.ts';
import { ErrorSummary } from '#kit/ui/error-summary.tsx';
import { FieldNotes } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PhoneField } from '#kit/ui/phone-field.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { textsHint } from '#sales/leads/agreement-texts.ts';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import { SubmitButton } from '#sales/leads/site/submit-button.tsx';
import * as text from '#visits/booking/booking-page-texts.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { BookingInputName } from './address.ts';
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
  const field = (name: BookingInputName) => ({
    name,
    value: form[name],
    error: errors.byField[name],
    onBlur: () => leaveField(name),
  });
  const typed = (name: BookingInputName) => ({
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
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField
          {...typed('street')}
          label={text.street}
          autoComplete="address-line1"
          maxLength={200}
          required
        />
        <TextField
          {...typed('unit')}
          label={text.unit}
          autoComplete="address-line2"
          maxLength={50}
          isOptional
        />
      </div>
      <div className="grid min-[20rem]:grid-cols-[1fr_9rem] gap-x-4 gap-y-6">
        <TextField
          {...typed('city')}
          label={text.city}
          autoComplete="address-level2"
          maxLength={100}
          required
        />
        <TextField {...typed('zipCode')} {...zipInput} label={text.zipCode} required />
      </div>
      <TextField
        {...typed('accessNotes')}
        label={text.accessNotes}
        hint={text.accessHint}
        autoComplete="off"
        maxLength={1000}
        isOptional
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
      <div>
        <label className="flex min-h-11 cursor-pointer gap-3 text-sm">
          <input
            type="checkbox"
            id="terms"
            name="terms"
            checked={form.terms !== ''}
            onChange={({ target }) => setField('terms', target.checked ? 'yes' : '')}
            aria-describedby={errors.byField.terms && 'terms-error'}
            aria-invalid={errors.byField.terms ? true : undefined}
            className="mt-0.5 size-5 shrink-0 accent-teal"
            required
          />
          <span>
            {text.acceptLead} <span className="font-semibold">{total}</span> {text.agreeLead}{' '}
            <NewTabLink href={paths.termsOfService}>{text.terms}</NewTabLink> {text.andThe}{' '}
            <NewTabLink href={paths.serviceAgreement}>{text.agreement}</NewTabLink>.
          </span>
        </label>
        <FieldNotes id="terms" error={errors.byField.terms} />
      </div>
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

/** A new tab, so that the visitor doesn't leave the form. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-3">
      {children}
      <span className="sr-only">{text.newTab}</span>
    </a>
  );
}
