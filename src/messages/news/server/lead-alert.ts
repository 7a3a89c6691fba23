import { contactName } from '#company/catalog/known-categories.ts';
import type { Place } from '#company/profile/profile.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import type { Alert } from '#messages/alerts/server/alerts.ts';
import { withQuoteFacts } from '#messages/alerts/server/quote-facts.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import type { RequestWithQuote } from '#sales/requests/server/requests.queries.ts';

export interface Lead {
  request: RequestWithQuote;
  quote: QuoteWithItems | null;
}

/** `New quote, $161.10, Springfield` or `New message, Other`: nothing that a visitor wrote. */
export const leadAlert = (lead: Lead, places: readonly Place[], now: Date): Alert => ({
  title: `New ${getSubject(lead, places)}`,
  ...waiting(lead, now),
});

/** The second alert about a lead: `No answer yet: quote, $161.10, Springfield`. */
export const waitingAlert = (lead: Lead, places: readonly Place[], now: Date): Alert => ({
  title: `No answer yet: ${getSubject(lead, places)}`,
  ...waiting(lead, now),
});

function getSubject({ request, quote }: Lead, places: readonly Place[]): string {
  if (quote) return withQuoteFacts('quote', quote, places);
  return ['message', contactName(request.service) ?? []].flat().join(', ');
}

function waiting({ request: { id, answerDueAt } }: Lead, now: Date): Pick<Alert, 'body' | 'url'> {
  const url = `${adminPaths.requests}?request=${id}`;
  if (answerDueAt === null) return { body: '', url };
  const due = shortDateTime(answerDueAt);
  return { body: answerDueAt > now.toISOString() ? `Answer by ${due}` : `The answer was due ${due}`, url };
}
