import type { ReactNode } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { UndoIcon } from '#kit/ui/icons/actions.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';
import { isExpired } from './decision-badges.ts';
import { QuoteDecision } from './quote-decision.tsx';
import { QuoteLink } from './quote-link.tsx';
import { SendQuote } from './send-quote.tsx';
import { unsendableReason } from './unsendable-reason.ts';
import { useReopenQuote } from './use-quote-page.ts';

interface QuotePageSectionProps {
  quote: Quote;
  /** Sending it is the next step, whose button stands elsewhere. */
  isSendingNext: boolean;
  /** Deposits. */
  children: ReactNode;
}

/** The customer's page of the quote: what they decided, sending it, and its link. */
export function QuotePageSection({ quote, isSendingNext, children }: QuotePageSectionProps) {
  const now = useNow();
  const reopen = useReopenQuote(quote);
  const { page } = quote;
  const reason = unsendableReason(quote);
  const isDecided = page?.decision === 'accepted' || page?.decision === 'declined';
  const isOver = page !== null && (isDecided || isExpired(page, now));
  return (
    <section aria-labelledby="quote-page" className="grid gap-3 rounded-card p-4 ring-1 ring-line ring-inset">
      <h3 id="quote-page" className="font-semibold">
        Customer’s decision
      </h3>
      <QuoteDecision quote={quote} />
      {children}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isSendingNext && <SendQuote quote={quote} isNext={false} />}
        {isOver && (
          <Button isBusy={reopen.isPending} onClick={() => reopen.mutate()}>
            {!reopen.isPending && <UndoIcon className="size-4.5" />}
            Reopen
          </Button>
        )}
      </div>
      {reason !== null && (
        <p id="unsendable" className="-mt-1.5 text-sm text-ink-soft">
          {reason}
        </p>
      )}
      <QuoteLink quote={quote} />
    </section>
  );
}
