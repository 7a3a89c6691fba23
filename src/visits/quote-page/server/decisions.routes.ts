import { kilobytes } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { type ApiSection, adminEndpoint, publicEndpoint } from '#kit/http/endpoint.ts';
import { setPrivateHeaders } from '#kit/http/private-response.ts';
import { ok } from '#kit/http/responses.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { decisionInputSchema, quoteLinkSchema, sendQuoteSchema } from '#sales/quotes/quote-pages.ts';
import { quoteSchema } from '#sales/quotes/quotes.ts';
import { linesIn } from '#sales/quotes/server/quote-language.ts';
import { customerQuoteSchema } from '#visits/quote-page/customer-quote.ts';
import { decideQuote } from './decide-quote.ts';
import { customerQuoteExample } from './quote-pages.example.ts';
import { refusedIn } from './refused-quote.ts';
import { readQuoteLink, reopenQuote, replaceQuoteLink, sendQuote } from './send-quote.ts';

const link = { url: 'https://www.example.com/quote/4mJ8kQ2vX9…', unconfirmed: null };

export const decisionRoutes = (deps: Deps): ApiSection => ({
  tag: 'Decisions',
  description: 'Customers decide on the page of their quote; staff send the link and reopen a decision.',
  bodies: { Decision: decisionInputSchema, SendQuote: sendQuoteSchema },
  responses: { QuoteLink: quoteLinkSchema },
  endpoints: {
    decideQuote: publicEndpoint('post', quoteApi.decision(':token'), {
      summary: 'Accept or decline a quote, or ask for a change',
      description:
        'Accepting needs `name` and `agreesToTerms`, asking for a change needs `message`. `version` is that of the quote you saw. The same decision again changes nothing. A conflict carries the present quote in `current`. A change request decides nothing final and works after `validUntil` too.',
      body: {
        schema: decisionInputSchema,
        limit: kilobytes(64),
        example: { version: 1, decision: 'accepted', name: 'Ana Lopez', agreesToTerms: true },
      },
      responses: ok('The quote after the decision', customerQuoteSchema, {
        ...customerQuoteExample,
        decision: 'accepted',
        decidedAt: '2026-05-18T16:20:11.000Z',
      }),
      errors: [
        'quote-changed',
        'already-decided',
        'quote-expired',
        'wrong-state',
        'too-late',
        'too-many-requests',
      ],
      async before(c) {
        setPrivateHeaders(c);
        await limitVisitor(deps, c, 'quote-decision');
      },
      async handle({ c, body }) {
        const decided = await refusedIn(deps, c, decideQuote(deps, c.req.param('token') ?? '', body));
        return linesIn(deps.db, getLanguage(c), decided);
      },
    }),
    sendQuote: adminEndpoint('post', visitApi.sendQuote(':id'), {
      summary: 'Send a quote to its customer',
      description:
        'Emails the link, your message, the total, and how long the quote is valid. Needs a price and an email address. A new quote becomes contacted.',
      body: {
        schema: sendQuoteSchema,
        example: { channels: ['email'], message: 'Thanks for calling. Here’s the price we talked about.' },
      },
      responses: ok('The quote', quoteSchema),
      isIdempotent: true,
      handle: ({ id, body, caller, idempotency }) =>
        sendQuote(deps, { id, input: body, by: caller.user }, idempotency),
    }),
    getQuoteLink: adminEndpoint('get', visitApi.quoteLink(':id'), {
      summary: 'The link of a quote’s page',
      responses: ok('Anyone with this URL can read the quote and decide', quoteLinkSchema, link),
      handle: ({ id }) => readQuoteLink(deps, id),
    }),
    replaceQuoteLink: adminEndpoint('post', visitApi.quoteLink(':id'), {
      summary: 'Replace the link of a quote’s page',
      responses: ok('The former URL no longer works', quoteLinkSchema, link),
      handle: ({ id, caller }) => replaceQuoteLink(deps, id, caller.user),
    }),
    reopenQuote: adminEndpoint('post', visitApi.reopenQuote(':id'), {
      summary: 'Let the customer decide again',
      description: 'An expired quote becomes valid again. What the customer accepted before stays stored.',
      responses: ok('The quote', quoteSchema),
      handle: ({ id, caller }) => reopenQuote(deps, id, caller.user),
    }),
  },
});
