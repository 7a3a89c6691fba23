import type { Deps } from '#server/deps.ts';
import { linesIn } from '#server/features/quotes/quote-language.ts';
import { getLanguage } from '#server/http/call-language.ts';
import { type ApiSection, publicEndpoint } from '#server/http/endpoint.ts';
import { setPrivateHeaders } from '#server/http/private-response.ts';
import { ok } from '#server/http/responses.ts';
import { quoteApi } from '#shared/customer-paths.ts';
import { customerQuoteSchema } from '#shared/quote-pages.ts';
import { getQuotePage, presentQuotePage } from './customer-quote.ts';
import { withDeposit } from './deposit-amount.ts';
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
      before: setPrivateHeaders,
      async handle({ c }) {
        const found = await getQuotePage(deps.db, c.req.param('token') ?? '');
        const quote = await presentQuotePage(deps.db, found, deps.clock());
        return withDeposit(deps, found, await linesIn(deps.db, getLanguage(c), quote));
      },
    }),
  },
});
