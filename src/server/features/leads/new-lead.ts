import type { QuotePageRow } from '#server/db/tables/quote-pages.ts';
import type { Deps } from '#server/deps.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import type { RequestWithQuote } from '#server/features/requests/requests.queries.ts';
import { toRequest } from '#server/features/requests/requests.serializer.ts';
import type { SettingsValues } from '#shared/profile.ts';
import type { Quote } from '#shared/quotes.ts';
import type { CustomerRequest } from '#shared/requests.ts';

/** A stored request, with its quote if it came from the calculator. */
export interface Lead {
  request: CustomerRequest;
  quote: Quote | null;
}

interface StoredLead extends Pick<Deps, 'config'> {
  request: RequestWithQuote;
  quote: (QuoteWithItems & { page: QuotePageRow }) | null;
  settings: SettingsValues;
  /** Many within minutes share one email to the owner; never those that staff release. */
  mayBeFlood: boolean;
}

/** The values of the event that a lead came in. */
export type NewLead = StoredLead & {
  /** Both as the API returns them. */
  shown: Lead;
  isFromWebsite: 1;
};

export const toNewLead = ({ config, ...lead }: StoredLead): NewLead => ({
  ...lead,
  config,
  shown: {
    request: toRequest(lead.request),
    quote: lead.quote && toQuote(lead.quote, lead.settings.places),
  },
  isFromWebsite: 1,
});
