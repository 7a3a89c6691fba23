import * as z from 'zod/mini';
import { readProfile, requireFormerCategory } from '#company/settings/server/settings.queries.ts';
import { readAll, respondWithCsv } from '#kit/http/csv-response.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { created, ok, okFile, okPage } from '#kit/http/responses.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import { recordExport } from '#people/audit/server/record-export.ts';
import { quoteExportSchema } from '#sales/quotes/quote-export.ts';
import {
  newQuoteSchema,
  quoteFilterSchema,
  quoteItemSchema,
  quoteSchema,
  quoteUpdateSchema,
  serviceDetailsSchema,
} from '#sales/quotes/quotes.ts';
import { quoteColumns } from '#sales/quotes/server/quotes.csv.ts';
import { quoteExample } from '#sales/quotes/server/quotes.example.ts';
import { getQuote, listQuotes, listQuotesBefore } from '#sales/quotes/server/quotes.queries.ts';
import { toQuote } from '#sales/quotes/server/quotes.serializer.ts';
import { deleteQuote, restoreQuote, updateQuote } from './change-quote.ts';
import { createQuote } from './create-quote.ts';

export const quoteRoutes = (deps: Deps): ApiSection => ({
  tag: 'Quotes',
  description: 'Quote requests, line by line, with the prices at the time.',
  bodies: { NewQuote: newQuoteSchema, QuoteUpdate: quoteUpdateSchema },
  responses: { Quote: quoteSchema, ServiceDetails: serviceDetailsSchema, QuoteItem: quoteItemSchema },
  endpoints: {
    listQuotes: adminEndpoint('get', adminApi.quotes, {
      summary: 'Quote requests, newest first',
      description: '`category` matches any line of a quote.',
      query: z.extend(quoteFilterSchema, pagingSchema.shape),
      responses: okPage(quoteSchema, quoteExample),
      async handle({ c, query }) {
        if (query.category !== undefined) await requireFormerCategory(deps.db, query.category);
        const page = await listQuotes(deps.db, query);
        const { places } = await readProfile(deps.db);
        return respondWithList(c, page, (row) => toQuote(row, places), { log: deps.log, table: 'quotes' });
      },
    }),
    exportQuotes: adminEndpoint('get', adminApi.quotesCsv, {
      summary: 'Quote requests as CSV',
      description:
        'All matching quotes, in the order of the list, with times in the business’s time zone. With `from` or `to`, only visits completed on those days, for bookkeeping.',
      query: quoteExportSchema,
      responses: okFile('text/csv'),
      async handle({ c, query, caller }) {
        if (query.category !== undefined) await requireFormerCategory(deps.db, query.category);
        await recordExport(deps, caller, 'quote-requests.csv', query);
        const pages = readAll((after) => listQuotesBefore(deps.db, query, after));
        const { places } = await readProfile(deps.db);
        const today = calendarDate(deps.clock());
        const { from, to } = query;
        const name = from || to ? `completed-visits-${from ?? 'begin'}-to-${to ?? today}` : `quotes-${today}`;
        return respondWithCsv(c, name, quoteColumns(places), pages);
      },
    }),
    createQuote: adminEndpoint('post', adminApi.quotes, {
      summary: 'Create a quote, such as one taken by phone',
      description: 'With `requestId` it becomes the quote of a request that has none. No email is sent.',
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
      handle: ({ body, caller, idempotency }) => createQuote(deps, body, caller.user, idempotency),
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
        'Fields you leave out stay unchanged. `items` replaces all lines. The request’s status follows. With `refuseFutureVisit: true`, completing a visit before its day fails with `visit-ahead`.',
      body: {
        schema: quoteUpdateSchema,
        example: { status: 'scheduled', preferredDate: '2026-06-02', version: 1 },
      },
      responses: ok('The updated quote', quoteSchema),
      errors: ['version-conflict', 'visit-ahead'],
      async handle({ id, body, caller }) {
        const quote = await updateQuote(deps, id, body, caller.user);
        deps.wakeOutbox();
        return quote;
      },
    }),
    deleteQuote: adminEndpoint('delete', adminApi.quote(':id'), {
      summary: 'Move a quote to the trash',
      description: 'Deleted permanently after thirty days.',
      isIdempotent: true,
      responses: ok('In the trash', deletedSchema, { id: 207 }),
      handle: ({ id, caller, idempotency }) => deleteQuote(deps, id, caller.user, idempotency),
    }),
    restoreQuote: adminEndpoint('post', adminApi.restoreQuote(':id'), {
      summary: 'Restore a quote from the trash',
      responses: ok('The quote', quoteSchema),
      handle: ({ id, caller }) => restoreQuote(deps, id, caller.user),
    }),
  },
});
