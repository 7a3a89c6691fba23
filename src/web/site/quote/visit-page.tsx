import { quoteVisitPage as texts } from '#shared/content/pages/quote-visit.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import { definePage } from '#web/page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneButton } from '../phone-button.tsx';
import { VisitAddress } from './visit-address.tsx';
import { VisitBooked, VisitCancel } from './visit-booked.tsx';
import type { VisitPageData } from './visit-data.ts';
import { VisitWindows } from './visit-windows.tsx';

function VisitPage(data: VisitPageData) {
  const { token, quote, step, refused } = data;
  return (
    <Container className="pt-6 pb-16 lg:pt-12 lg:pb-24">
      <div className={step.name === 'windows' ? 'max-w-4xl' : 'max-w-2xl'}>
        <p className="font-semibold text-sun-text">Quote {quote.id}</p>
        <h1 className="mt-1 text-h2">{headingOf(data)}</h1>
        {refused && (
          <Notice tone="error" role="alert" className="mt-4">
            {refused.detail}
          </Notice>
        )}
        {step.name === 'windows' && <VisitWindows {...data} step={step} />}
        {step.name === 'address' && <VisitAddress {...data} step={step} />}
        {step.name === 'booked' && <VisitBooked {...data} />}
        {step.name === 'cancel' && <VisitCancel {...data} />}
        {step.name === 'confirming' && (
          <p className="mt-3 text-lg text-ink-soft">
            Your visit is booked once the payment is confirmed, usually within a minute. This page updates by
            itself.
          </p>
        )}
        {step.name === 'refused' && <Refused {...data} />}
        {step.name === 'unavailable' && <Unavailable />}
        <p className="mt-6">
          <a
            href={quotePaths.page(token)}
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-3"
          >
            Back to the quote
          </a>
        </p>
      </div>
    </Container>
  );
}

function headingOf({ step }: VisitPageData): string {
  if (step.name === 'address') return 'Where should we come?';
  if (step.name === 'booked') return 'Your visit is booked';
  if (step.name === 'cancel') return 'Cancel your visit?';
  if (step.name === 'confirming') return 'Your payment is being confirmed';
  if (step.name === 'refused') return 'Your deposit is refunded';
  if (step.name === 'unavailable') return 'Let’s find a time together';
  return step.isMove ? 'Pick another arrival window' : 'Pick your arrival window';
}

function Refused({ token, quote }: VisitPageData) {
  return (
    <>
      <p className="mt-3 text-lg text-ink-soft">
        The visit could no longer be booked when your payment came. We’re refunding your deposit in full; your
        bank shows it within days.
      </p>
      {quote.canBook ? (
        <ButtonLink href={quotePaths.visit(token)} variant="sun" className="mt-6">
          Pick another time
        </ButtonLink>
      ) : (
        <PhoneButton variant="sun" className="mt-6" />
      )}
    </>
  );
}

function Unavailable() {
  return (
    <>
      <p className="mt-3 text-lg text-ink-soft">
        This quote can’t be booked online right now. Call us and we’ll find a time that suits you.
      </p>
      <PhoneButton variant="sun" className="mt-6" />
    </>
  );
}

/** Has no canonical URL, so it is not indexed. Its route responds with it, never from a cache. */
export const quoteVisitPage = definePage<VisitPageData>({
  kind: 'static',
  path: '*',
  view: VisitPage,
  head: () => texts,
});
