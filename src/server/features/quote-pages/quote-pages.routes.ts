import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { type ApiSection, publicEndpoint } from '#server/http/endpoint.ts';
import { ok } from '#server/http/responses.ts';
import { quoteApi } from '#shared/customer-paths.ts';
import { customerQuoteSchema } from '#shared/quote-pages.ts';
import { getQuotePage, presentQuotePage } from './customer-quote.ts';
import { customerQuoteExample } from './quote-pages.example.ts';

export const quotePageRoutes = (deps: Deps): ApiSection => ({
  tag: 'Quote pages',
  description: 'A quote as its customer sees it. The token in the URL grants access.',
  responses: { CustomerQuote: customerQuoteSchema },
  endpoints: {
    getCustomerQuote: publicEndpoint('get', quoteApi.quote(':token'), {
      summary: 'A quote behind its link',
      description: 'After an acceptance, items and amounts are those that were accepted.',
      responses: ok('The quote', customerQuoteSchema, customerQuoteExample),
      errors: ['not-found'],
      before: keepPrivate,
      async handle({ c }) {
        const found = await getQuotePage(deps.db, c.req.param('token') ?? '');
        return presentQuotePage(deps.db, found, deps.clock());
      },
    }),
  },
});

/** The token grants access, so no cache and no other site may learn it. */
export function keepPrivate(c: Context): void {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex, nofollow');
}
