import type { SettingsValues } from '#company/profile/profile.ts';
import type { QuotePageRow } from '#kit/db/tables/quote-pages.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { RequestWithQuote } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';

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
