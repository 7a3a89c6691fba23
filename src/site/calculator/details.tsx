import { useEffect, useRef, useState } from 'react';
import { isCovered } from '#company/coverage/coverage.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { KeepServerHtml } from '#kit/pages/keep-server-html.tsx';
import { ErrorSummary } from '#kit/ui/error-summary.tsx';
import { getQuoteField } from '#sales/leads/quote-form.ts';
import type { RefusedPost } from '#sales/leads/site/refused-post.ts';
import * as text from '#visits/quote-page/quote-details-page-texts.ts';
import { ContactStep } from './contact-step.tsx';
import { lateScript, useLateScript } from './late-script.ts';
import { PriceNotice } from './price-notice.tsx';
import { type DetailsProps, useDetails } from './use-details.ts';
import { VisitorFields } from './visitor-fields.tsx';

/** Few have one. */
const codeScript = lateScript(() => import('./code-field.tsx'));

/** Not outside the service area. */
const bookScript = lateScript(() => import('./book-now.tsx'));

export const loadComplete = () => import('./complete-step.tsx');

/** The second step. The browser fetches it when the cart is no longer empty. */
export function Details(props: DetailsProps) {
  const { data, catalog, cart, session, isAboutServices } = props;
  const [isPressed, setPressed] = useState(false);
  const code = useLateScript(codeScript, isPressed || session.form.code !== '', props.code);
  const { places } = useProfile();
  const { form, pick } = session;
  const isNear = props.isOpen && isCovered(form.zipCode.trim(), places);
  const book = useLateScript(bookScript, isNear, undefined).script;
  const details = useDetails(props, book);
  const { errors, photo, prices, submission, setField, setPick, leaveField } = details;
  const booking = pick.slot && isNear ? book : null;
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
        priceNotice={<PriceNotice {...prices} state={catalog.state} onRetry={() => void prices.reprice()} />}
        failure={submission.failure}
        isSending={submission.isSending}
        privacyLead={booking?.privacyLead}
        sendLabel={
          booking?.bookLabel(submission.isSending, prices.totalCents) ??
          (submission.isSending ? text.sending : text.send)
        }
        onBack={() => props.goTo('services')}
      >
        <VisitorFields
          form={form}
          onChange={setField}
          onLeave={leaveField}
          errors={errors.byField}
          photo={photo}
          today={data.today}
          isBooking={booking !== null}
        >
          {book && isNear && (
            <book.BookNow
              form={form}
              lines={cart.lines}
              pick={pick}
              onPick={setPick}
              onLeave={leaveField}
              onDate={(date) => setField('preferredDate', date)}
              errors={errors.byField}
              today={data.today}
            />
          )}
        </VisitorFields>
        {/* Text typed before the script is there must not be lost. */}
        <div
          onClickCapture={() => setPressed(true)}
          onInput={({ target }) => setField('code', (target as HTMLInputElement).value)}
        >
          <KeepServerHtml part="code">
            {code.script && (
              <code.script.CodeField {...{ session, catalog, cart, errors, setField, isPressed }} />
            )}
          </KeepServerHtml>
        </div>
        {booking && (
          <booking.Agreement
            pick={pick}
            onPick={setPick}
            error={errors.byField.terms}
            totalCents={prices.totalCents}
          />
        )}
      </ContactStep>
    </>
  );
}

/** Errors in the chosen services after a form post without JavaScript. */
export function RefusedServices({ refused }: { refused: RefusedPost }) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <ErrorSummary
      ref={summary}
      title={refused.detail}
      errors={refused.errors}
      getTarget={(path) => getQuoteField(path) ?? path}
      className="mb-8"
    />
  );
}
