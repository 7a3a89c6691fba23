import { business } from '#shared/content/business.ts';
import { longDate, shortDateTime } from '#shared/dates.ts';
import type { Quote } from '#shared/quotes.ts';
import { Chip } from '../ui/chip.tsx';
import { useNow } from '../ui/use-now.ts';
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
      {quote.page?.reason && (
        <p className="border-l-2 border-control pl-3 text-ink-soft wrap-anywhere whitespace-pre-line">
          {quote.page.reason}
        </p>
      )}
    </div>
  );
}

function sentences({ page }: Quote, now: Date): string[] {
  if (!page) return ['Not sent yet.'];
  const { decision, decidedAt, decidedBy, sentAt, validUntil } = page;
  const when = (time: string) => shortDateTime(time, business.timeZone);
  const by = decidedBy && ` by ${decidedBy}`;
  const on = decidedAt && ` on ${when(decidedAt)}`;
  if (decision === 'accepted') return [`Accepted${by}${on}.`];
  if (decision === 'declined') return [`Declined${on}.`];
  const day = longDate(validUntil, business.timeZone);
  return [
    ...(decision === 'change-requested' ? [`The customer asked for a change${on}.`] : []),
    sentAt === null ? 'You haven’t sent it yet.' : `Sent on ${when(sentAt)}.`,
    isExpired(page, now) ? `It was valid until ${day}. Send it again to renew it.` : `Valid until ${day}.`,
  ];
}
