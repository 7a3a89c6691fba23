import { exactDollars } from '#kit/money/money.ts';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { longDate, shortDateTime } from '#kit/time/dates.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { Quote } from '#sales/quotes/quotes.ts';
import { decisionBadge, isExpired } from './decision-badges.ts';

/** Whether the quote was sent, and what the customer decided. */
export function QuoteDecision({ quote }: { quote: Quote }) {
  const now = useNow();
  const badge = decisionBadge(quote, now);
  return (
    <div className="grid justify-items-start gap-1">
      {badge && <Chip {...badge} />}
      {sentences(quote, now).map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      <ChangedSinceAccepted quote={quote} />
      {quote.page?.reason && (
        <p className="border-l-2 border-control pl-3 text-ink-soft wrap-anywhere whitespace-pre-line">
          {quote.page.reason}
        </p>
      )}
    </div>
  );
}

/** Until then the customer sees what they accepted. */
function ChangedSinceAccepted({ quote: { page, estimatedPrice, serviceDetails } }: { quote: Quote }) {
  if (!page?.isChangedSinceAccepted || page.acceptedTotal === null) return null;
  const price = estimatedPrice ?? serviceDetails.total;
  const now =
    price === page.acceptedTotal ? 'Its items changed since.' : `The price is now ${exactDollars(price)}.`;
  return (
    <p className="flex items-start gap-2.5 rounded-input bg-yellow-wash px-3 py-2 text-yellow">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      <span>
        {`Accepted at ${exactDollars(page.acceptedTotal)}. ${now} Send it again so the customer can accept the change.`}
      </span>
    </p>
  );
}

function sentSentence({ sentAt, givenAt }: NonNullable<Quote['page']>): string {
  if (sentAt !== null) return `Sent on ${shortDateTime(sentAt)}.`;
  if (givenAt === null) return 'You haven’t sent it yet.';
  return 'The customer priced it online and has the link.';
}

function sentences({ page }: Quote, now: Date): string[] {
  if (!page) return ['Not sent yet.'];
  const { decision, decidedAt, decidedBy, validUntil } = page;
  const when = (time: string) => shortDateTime(time);
  const by = decidedBy && ` by ${decidedBy}`;
  const on = decidedAt && ` on ${when(decidedAt)}`;
  if (decision === 'accepted') return [`Accepted${by}${on}.`];
  if (decision === 'declined') return [`Declined${on}.`];
  const day = longDate(validUntil);
  return [
    ...(decision === 'change-requested' ? [`The customer asked for a change${on}.`] : []),
    sentSentence(page),
    isExpired(page, now) ? `It was valid until ${day}. Send it again to renew it.` : `Valid until ${day}.`,
  ];
}
