import { useEffect, useRef } from 'react';
import { quoteFieldOf } from '#shared/quote-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import type { RefusedPost } from '../lead/refused-post.ts';
import { ContactStep } from './contact-step.tsx';
import { PriceNotice } from './price-notice.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { type DetailsProps, useDetails } from './use-details.ts';

export { Toaster } from '#web/ui/toast.tsx';
export { CompleteStep } from './complete-step.tsx';
export { ShownPrices } from './shown-prices.tsx';

/** The second step: what we must know to answer. Fetched when there is something in the cart. */
export function Details(props: DetailsProps) {
  const { data, catalogue, cart, session, isAboutServices } = props;
  const { errors, photo, prices, submission, setField, leaveField } = useDetails(props);
  return (
    <>
      {errors.refused && (
        <ErrorSummary
          ref={errors.summary}
          title={errors.refused.title}
          errors={errors.refused.errors}
          className={`mb-8 ${isAboutServices ? 'noscript:hidden' : ''}`}
        />
      )}
      <ContactStep
        cart={cart}
        totalCents={prices.totalCents}
        priceNotice={
          <PriceNotice {...prices} state={catalogue.state} onRetry={() => void prices.reprice()} />
        }
        failure={submission.failure}
        isSending={submission.isSending}
        onBack={() => props.goTo('services')}
      >
        <QuoteFields
          form={session.form}
          onChange={setField}
          onLeave={leaveField}
          errors={errors.byField}
          photo={photo}
          today={data.today}
        />
      </ContactStep>
    </>
  );
}

/** After a form post without JavaScript that was refused for what it asked for. */
export function RefusedServices({ refused }: { refused: RefusedPost }) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <ErrorSummary
      ref={summary}
      title={refused.detail}
      errors={refused.errors}
      targetOf={(path) => quoteFieldOf(path) ?? path}
      className="mb-8"
    />
  );
}
