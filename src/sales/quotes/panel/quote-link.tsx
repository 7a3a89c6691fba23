import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';
import { quoteLinkQuery, useReplaceLink } from './use-quote-page.ts';

/** The link that the customer gets, to copy or to replace. */
export function QuoteLink({ quote }: { quote: Quote }) {
  const query = useQuery(quoteLinkQuery(quote.id));
  const replace = useReplaceLink(quote);
  const [isAsking, setAsking] = useState(false);
  return (
    <InlineQueryView query={query} what="the link">
      {({ url }) => (
        <div className="grid gap-2">
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
