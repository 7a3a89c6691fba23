import type { Ref } from 'react';
import { business } from '#shared/content/business.ts';
import { longDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { hoursText } from '#shared/profile.ts';
import { visitorInputOf, visitorLabelOf, visitorTextNames } from '#shared/quote-fields.ts';
import { useProfile } from '#web/profile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneButton } from '../phone-button.tsx';
import { OrderSummary } from './order-summary.tsx';
import { StepHeading } from './step-list.tsx';
import type { SentQuote } from './use-submit-quote.ts';

/** `quote` is null after a form post without JavaScript, when the page only knows that it was stored. */
export function CompleteStep({
  quote,
  quotePath,
  photoNote,
  heading,
}: {
  quote: SentQuote | null;
  /** The customer's page of the quote. */
  quotePath: string | null;
  photoNote: string | null;
  heading: Ref<HTMLHeadingElement>;
}) {
  const profile = useProfile();
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6 max-lg:pb-16">
      <span className="flex size-16 items-center justify-center rounded-full bg-success-wash text-success">
        <CheckIcon className="size-8" />
      </span>
      <div className="grid gap-2">
        <StepHeading ref={heading}>Quote Request Sent!</StepHeading>
        <p className="wrap-anywhere text-lg">
          {quote ? `Thank you, ${quote.firstName}. ` : 'Thank you. '}
          We'll contact you within {hoursText(profile.replyWithinHours.quote)} with your personalized quote.
        </p>
      </div>
      {photoNote && <Notice tone="warning">{photoNote}</Notice>}
      {quote && <Sent quote={quote} />}
      <div className="flex flex-wrap gap-3">
        {quotePath && (
          <ButtonLink href={quotePath} variant="sun" className="max-sm:w-full print:hidden">
            See your quote
          </ButtonLink>
        )}
        <PhoneButton className="max-sm:w-full">{`Call ${profile.phone.display}`}</PhoneButton>
        <ButtonLink href={paths.home} variant="quiet" className="max-sm:w-full print:hidden">
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}

function Sent({ quote: { lines, price, total, form, photoName } }: { quote: SentQuote }) {
  const rows = [
    [
      form.contactMethod === 'sms' ? 'We’ll text you at' : 'We’ll email you at',
      form.contactMethod === 'sms' ? form.phone : form.email,
    ],
    [
      'Preferred visit',
      `${longDate(form.preferredDate, business.timeZone)}, ${form.preferredTime || 'Anytime'}`,
    ],
    ['ZIP code', form.zipCode],
    ...visitorTextNames.map((name) => [visitorLabelOf(name), form[visitorInputOf(name)].trim()]),
    ['Photo', photoName],
  ].filter(([, value]) => value);
  return (
    <section aria-label="Your request" className="rounded-card bg-white p-5 ring-1 ring-line sm:p-6">
      <OrderSummary lines={lines} price={price} total={total} border="border-line" />
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm sm:grid-cols-[9rem_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap max-sm:-mt-1.5">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
