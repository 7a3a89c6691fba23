import { contactName } from '#company/catalog/known-categories.ts';
import type { Place } from '#company/profile/profile.ts';
import type { Language } from '#kit/language/language.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { type Alert, alertWords } from '#messages/alerts/server/alerts.ts';
import { withQuoteFacts } from '#messages/alerts/server/quote-facts.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import type { RequestWithQuote } from '#sales/requests/server/requests.queries.ts';

export interface Lead {
  request: RequestWithQuote;
  quote: QuoteWithItems | null;
}

/** `New quote, $161.10, Springfield` or `New message, Other`: nothing that a visitor wrote. */
export const leadAlert =
  (lead: Lead, places: readonly Place[], now: Date) =>
  (language: Language): Alert => {
    const { newQuote, newMessage } = alertWords[language];
    return getAlert(lead, [newQuote, newMessage], { places, now, language });
  };

/** The second alert about a lead: `No answer yet: quote, $161.10, Springfield`. */
export const waitingAlert =
  (lead: Lead, places: readonly Place[], now: Date) =>
  (language: Language): Alert => {
    const { unansweredQuote, unansweredMessage } = alertWords[language];
    return getAlert(lead, [unansweredQuote, unansweredMessage], { places, now, language });
  };

interface Reading {
  places: readonly Place[];
  now: Date;
  language: Language;
}

function getAlert(
  { request, quote }: Lead,
  [quoteTitle, messageTitle]: readonly [string, string],
  { places, now, language }: Reading,
): Alert {
  const { id, answerDueAt: due } = request;
  const { answerBy, answerWasDue } = alertWords[language];
  return {
    title: quote
      ? withQuoteFacts(quoteTitle, quote, places)
      : [messageTitle, contactName(request.service, language)].filter(Boolean).join(', '),
    body: due === null ? '' : (due > now.toISOString() ? answerBy : answerWasDue)(due),
    url: `${adminPaths.requests}?request=${id}`,
  };
}
