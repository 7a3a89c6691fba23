import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { fullDay, shortDateTime } from '#kit/time/dates.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { UnconfirmedBooking } from '#sales/quotes/quote-pages.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { quoteLinkQuery, useReplaceLink } from './use-quote-page.ts';

/** The link that the customer gets, to copy or to replace. */
export function QuoteLink({ quote }: { quote: Quote }) {
  const query = useQuery(quoteLinkQuery(quote.id));
  const replace = useReplaceLink(quote);
  const [isAsking, setAsking] = useState(false);
  return (
    <InlineQueryView query={query} what="the link">
      {({ url, unconfirmed }) => (
        <div className="grid gap-2">
          {unconfirmed && <Unconfirmed {...unconfirmed} email={quote.email} />}
          <p className="text-sm text-ink-soft">
            {'Customer’s page: '}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-md text-link wrap-anywhere hover:underline"
            >
              {url}
            </a>
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={url} label="Copy Link" />
            <Button variant="quiet" isBusy={replace.isPending} onClick={() => setAsking(true)}>
              Replace Link
            </Button>
          </div>
          <Confirm
            open={isAsking}
            question="Replace this link?"
            detail="The old link stops working right away, including in emails you already sent. The decision stays."
            action="Replace"
            variant="main"
            onConfirm={() => replace.mutate()}
            onClose={() => setAsking(false)}
          />
        </div>
      )}
    </InlineQueryView>
  );
}

/** The customer has picked a window, and books it with the link in an email. */
function Unconfirmed({ date, from, to, heldUntil, email }: UnconfirmedBooking & { email: string }) {
  const isHeld = heldUntil > useNow().toISOString();
  return (
    <p className="flex items-start gap-2.5 rounded-input bg-yellow-wash px-3 py-2 text-yellow">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere">
        {`The customer picked ${fullDay(date)}, ${windowLabel(from, to)}. It’s booked once they open the link that we emailed to ${email}. `}
        {isHeld
          ? `The time is held until ${shortDateTime(heldUntil)}.`
          : 'The time is no longer held. Call them, or book it yourself.'}
      </span>
    </p>
  );
}
