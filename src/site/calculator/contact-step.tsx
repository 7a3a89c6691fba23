import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { ArrowLeftIcon } from '#kit/ui/icons/arrows.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { PrivacyNote } from '#sales/leads/site/privacy-note.tsx';
import { SubmitButton } from '#sales/leads/site/submit-button.tsx';
import * as text from '#visits/quote-page/quote-details-page-texts.ts';
import * as calculatorText from './calculator-page-texts.ts';
import { OrderSummary } from './order-summary.tsx';
import { exact } from './price-rows.tsx';
import type { CartControls } from './use-cart.ts';

interface ContactStepProps {
  cart: CartControls;
  totalCents: number;
  children: ReactNode;
  priceNotice: ReactNode;
  failure: string | null;
  isSending: boolean;
  sendLabel: string;
  privacyLead: string | undefined;
  onBack: () => void;
}

export function ContactStep({
  cart,
  totalCents,
  children,
  priceNotice,
  failure,
  isSending,
  sendLabel,
  privacyLead,
  onBack,
}: ContactStepProps) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start">
      <section
        aria-label={calculatorText.yourQuote}
        className="rounded-card bg-sand p-5 lg:sticky lg:top-26 lg:col-start-2 lg:p-6 noscript:hidden"
      >
        <OrderSummary
          lines={cart.lines}
          price={cart.price}
          total={exact(totalCents)}
          border="border-ink/15"
        />
        <div role="status">{priceNotice}</div>
        <Button variant="quiet" size="small" className="mt-4 w-full" onClick={onBack}>
          <ArrowLeftIcon className="size-5" />
          {text.backToServices}
        </Button>
      </section>
      <div className="grid grid-cols-1 gap-6 rounded-card bg-white p-5 ring-1 ring-line sm:p-8 lg:col-start-1 lg:row-start-1">
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="grid justify-items-start gap-3">
          <SubmitButton isSending={isSending} className="sm:min-w-72">
            {sendLabel}
          </SubmitButton>
          <PrivacyNote lead={privacyLead} />
        </div>
      </div>
    </div>
  );
}
