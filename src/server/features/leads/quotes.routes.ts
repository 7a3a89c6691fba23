import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { quoteColumns } from '#server/features/quotes/quotes.csv.ts';
import { quoteExample } from '#server/features/quotes/quotes.example.ts';
import { getQuote, listQuotes, listQuotesBefore } from '#server/features/quotes/quotes.queries.ts';
import { toQuote } from '#server/features/quotes/quotes.serializer.ts';
import { readProfile } from '#server/features/settings/settings.queries.ts';
import { readAll, respondWithCsv } from '#server/http/csv-response.ts';
import { type ApiSection, adminEndpoint } from '#server/http/endpoint.ts';
import { respondWithList } from '#server/http/list-response.ts';
import { created, ok, okFile, okPage } from '#server/http/responses.ts';
import { deletedSchema } from '#shared/answers.ts';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { pagingSchema } from '#shared/paging.ts';
import { adminApi } from '#shared/paths.ts';
import { quoteExportSchema } from '#shared/quote-export.ts';
import {
  newQuoteSchema,
  quoteFilterSchema,
  quoteItemSchema,
  quoteSchema,
  quoteUpdateSchema,
  serviceDetailsSchema,
} from '#shared/quotes.ts';
import { deleteQuote, restoreQuote, updateQuote } from './change-quote.ts';
import { createQuote } from './create-quote.ts';

export const quoteRoutes = (deps: Deps): ApiSection => ({
  tag: 'Quotes',
  description: 'What was asked for, line by line, with the prices of that day.',
  bodies: { NewQuote: newQuoteSchema, QuoteUpdate: quoteUpdateSchema },
  responses: { Quote: quoteSchema, ServiceDetails: serviceDetailsSchema, QuoteItem: quoteItemSchema },
  endpoints: {
    listQuotes: adminEndpoint('get', adminApi.quotes, {
      summary: 'Quote requests, the newest first',
      description: '`category` finds a quote with any line of it.',
      query: z.extend(quoteFilterSchema, pagingSchema.shape),
      responses: okPage(quoteSchema, quoteExample),
      async handle({ c, query }) {
        const page = await listQuotes(deps.db, query);
        const { places } = await readProfile(deps.db);
        return respondWithList(c, page, (row) => toQuote(row, places));
      },
    }),
    exportQuotes: adminEndpoint('get', adminApi.quotesCsv, {
      summary: 'Quote requests as CSV',
      description:
        'All that match, as the list has them, with times of the business’s zone. With `from` or `to` only completed visits that count on those days: the bookkeeping of a period.',
      query: quoteExportSchema,
      responses: okFile('text/csv'),
      async handle({ c, query }) {
        const pages = readAll((after) => listQuotesBefore(deps.db, query, after));
        const { places } = await readProfile(deps.db);
        const today = calendarDate(deps.clock(), business.timeZone);
        const { from, to } = query;
        const name = from || to ? `completed-visits-${from ?? 'begin'}-to-${to ?? today}` : `quotes-${today}`;
        return respondWithCsv(c, name, quoteColumns(places), pages);
      },
    }),
    createQuote: adminEndpoint('post', adminApi.quotes, {
      summary: 'Enter a quote, such as one given by phone',
      description:
        'With `requestId` it becomes the quote of a request that has none yet. Nobody is written to.',
      isIdempotent: true,
      body: {
        schema: newQuoteSchema,
        example: {
          firstName: 'Ana',
          phone: '(818) 555-0111',
          contactMethod: 'sms',
          zipCode: '91501',
          items: [{ serviceId: 3, quantity: 2 }],
        },
      },
      responses: created('The new quote', quoteSchema, quoteExample),
      errors: ['visit-ahead'],
      handle: ({ body, actor, idempotency }) => createQuote(deps, body, actor.user, idempotency),
    }),
    getQuote: adminEndpoint('get', adminApi.quote(':id'), {
      summary: 'One quote request',
      responses: ok('The quote', quoteSchema, quoteExample),
      async handle({ id }) {
        const quote = await getQuote(deps.db, id);
        return toQuote(quote, (await readProfile(deps.db)).places);
      },
    }),
    updateQuote: adminEndpoint('put', adminApi.quote(':id'), {
      summary: 'Change a quote',
      description:
        'What is left out stays as it is. `items` are all lines the quote shall have. Its request’s status moves along. `refuseFutureVisit: true` answers `visit-ahead` instead of completing a visit before its day.',
      body: {
        schema: quoteUpdateSchema,
        example: { status: 'scheduled', preferredDate: '2026-06-02', version: 1 },
      },
      responses: ok('The quote as it is now', quoteSchema),
      errors: ['version-conflict', 'visit-ahead'],
      async handle({ id, body, actor }) {
        const quote = await updateQuote(deps, id, body, actor.user);
        deps.wakeOutbox();
        return quote;
      },
    }),
    deleteQuote: adminEndpoint('delete', adminApi.quote(':id'), {
      summary: 'Put a quote into the trash',
      description: 'Thirty days later it is gone for good.',
      responses: ok('It is in the trash', deletedSchema, { id: 207 }),
      async handle({ id, actor }) {
        await deleteQuote(deps, id, actor.user);
        return { id };
      },
    }),
    restoreQuote: adminEndpoint('post', adminApi.restoreQuote(':id'), {
      summary: 'Take a quote out of the trash',
      responses: ok('The quote', quoteSchema),
      handle: ({ id, actor }) => restoreQuote(deps, id, actor.user),
    }),
  },
});
