import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ArrowLeftIcon } from '#web/ui/icons/arrows.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PrivacyNote } from '../lead/privacy-note.tsx';
import { OrderLines } from './order-summary.tsx';
import { exact, PriceRows } from './price-rows.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { CartControls } from './use-cart.ts';

interface ContactStepProps {
  cart: CartControls;
  /** What the visitor would be charged, in cents. */
  totalCents: number;
  /** The fields of the form. */
  children: ReactNode;
  /** Something about the price that the visitor should see before sending. */
  priceNotice: ReactNode;
  failure: string | null;
  isSending: boolean;
  onBack: () => void;
}

export function ContactStep({
  cart,
  totalCents,
  children,
  priceNotice,
  failure,
  isSending,
  onBack,
}: ContactStepProps) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start">
      <section
        aria-label="Your quote"
        className="rounded-card bg-sand p-5 lg:sticky lg:top-26 lg:col-start-2 lg:p-6 noscript:hidden"
      >
        <OrderLines lines={cart.lines} />
        <div className="mt-2 border-t border-ink/15 pt-3">
          <PriceRows price={cart.price} />
        </div>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-ink/15 pt-3">
          <span className="font-semibold">Estimated total</span>
          <span className="font-display text-2xl font-bold tracking-tight">{exact(totalCents)}</span>
        </p>
        <div role="status">{priceNotice}</div>
        <Button variant="quiet" size="small" className="mt-4 w-full" onClick={onBack}>
          <ArrowLeftIcon className="size-5" />
          Back to Services
        </Button>
      </section>
      <div className="grid grid-cols-1 gap-6 rounded-card bg-white p-5 ring-1 ring-line sm:p-8 lg:col-start-1 lg:row-start-1">
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="grid justify-items-start gap-3">
          <SubmitButton isSending={isSending} />
          <PrivacyNote />
        </div>
      </div>
    </div>
  );
}
