import { getLanguage } from '#kit/http/call-language.ts';
import { type ApiSection, publicEndpoint } from '#kit/http/endpoint.ts';
import { setPrivateHeaders } from '#kit/http/private-response.ts';
import { ok } from '#kit/http/responses.ts';
import { quoteApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { linesIn } from '#sales/quotes/server/quote-language.ts';
import { customerQuoteSchema } from '#visits/quote-page/customer-quote.ts';
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
