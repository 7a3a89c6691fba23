import type { Alert } from '#server/features/alerts/alerts.ts';
import { withQuoteFacts } from '#server/features/alerts/quote-facts.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import type { RequestWithQuote } from '#server/features/requests/requests.queries.ts';
import { shortDateTime } from '#shared/dates.ts';
import { adminPaths } from '#shared/paths.ts';
import type { Place } from '#shared/profile.ts';
import { knownService } from './known-service.ts';

export interface Lead {
  request: RequestWithQuote;
  quote: QuoteWithItems | null;
}

/** `New quote, $161.10, Springfield` or `New message, Other`: nothing that a visitor wrote. */
export const leadAlert = (lead: Lead, places: readonly Place[], now: Date): Alert => ({
  title: `New ${subjectOf(lead, places)}`,
  ...waiting(lead, now),
});

/** The second alert about a lead: `No answer yet: quote, $161.10, Springfield`. */
export const waitingAlert = (lead: Lead, places: readonly Place[], now: Date): Alert => ({
  title: `No answer yet: ${subjectOf(lead, places)}`,
  ...waiting(lead, now),
});

function subjectOf({ request, quote }: Lead, places: readonly Place[]): string {
  if (quote) return withQuoteFacts('quote', quote, places);
  return ['message', knownService(request.service) ?? []].flat().join(', ');
}

function waiting({ request: { id, answerDueAt } }: Lead, now: Date): Pick<Alert, 'body' | 'url'> {
  const url = `${adminPaths.requests}?request=${id}`;
  if (answerDueAt === null) return { body: '', url };
  const due = shortDateTime(answerDueAt);
  return { body: answerDueAt > now.toISOString() ? `Answer by ${due}` : `The answer was due ${due}`, url };
}
