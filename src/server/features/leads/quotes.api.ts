import * as z from 'zod/mini';
import type { ApiPart } from '#server/http/operation.ts';
import { deletedSchema } from '#shared/answers.ts';
import { adminApi } from '#shared/paths.ts';
import { quoteExportSchema } from '#shared/quote-export.ts';
import { emptyTexts } from '#shared/quote-fields.ts';
import {
  newQuoteSchema,
  quoteItemSchema,
  quoteSchema,
  quoteUpdateSchema,
  serviceDetailsSchema,
} from '#shared/quotes.ts';
import { listQuerySchema } from './quotes.routes.ts';

const quoteExample = {
  id: 207,
  requestId: 413,
  firstName: 'Ana',
  lastName: 'Lopez',
  email: '',
  phone: '(818) 555-0111',
  zipCode: '91501',
  isCovered: true,
  placeNames: ['Lakeside'],
  serviceCategory: 'couch',
  serviceTitle: '2 × 3-Seat Sofa',
  serviceDetails: {
    items: [
      {
        id: 951,
        serviceId: 3,
        category: 'couch',
        title: '3-Seat Sofa',
        isAddOn: false,
        quantity: 2,
        unitPrice: '149.00',
        lineTotal: '298.00',
        durationMinutes: 90,
      },
    ],
    subtotal: '298.00',
    discountPercent: 0,
    discount: '0.00',
    total: '298.00',
  },
  estimatedPrice: '298.00',
  contactMethod: 'sms',
  preferredDate: '2026-06-02',
  preferredTime: 'Morning',
  ...emptyTexts,
  imageUrl: null,
  status: 'new',
  isRequestCancelled: false,
  version: 1,
  createdAt: '2026-05-18T16:09:57.402Z',
  updatedAt: '2026-05-18T16:09:57.402Z',
};

export const quotesApi: ApiPart = {
  tag: 'Quotes',
  description: 'What was asked for, line by line, with the prices of that day.',
  bodies: { NewQuote: newQuoteSchema, QuoteUpdate: quoteUpdateSchema },
  answers: { Quote: quoteSchema, ServiceDetails: serviceDetailsSchema, QuoteItem: quoteItemSchema },
  operations: [
    {
      id: 'listQuotes',
      method: 'get',
      path: adminApi.quotes,
      summary: 'Quote requests, the newest first',
      description: '`category` finds a quote with any line of it.',
      access: 'admin',
      query: listQuerySchema,
      answers: {
        200: {
          description: 'Those that match',
          schema: z.array(quoteSchema),
          headers: ['X-Total-Count', 'X-Total-Count-Relation'],
          example: [quoteExample],
        },
      },
    },
    {
      id: 'exportQuotes',
      method: 'get',
      path: adminApi.quotesCsv,
      summary: 'Quote requests as CSV',
      description:
        'All that match, as the list has them, with times of the business’s zone. With `from` or `to` only completed visits that count on those days: the bookkeeping of a period.',
      access: 'admin',
      query: quoteExportSchema,
      answers: { 200: { description: 'A file', type: 'text/csv', headers: ['Content-Disposition'] } },
    },
    {
      id: 'createQuote',
      method: 'post',
      path: adminApi.quotes,
      summary: 'Enter a quote, such as one given by phone',
      description:
        'With `requestId` it becomes the quote of a request that has none yet. Nobody is written to.',
      errors: ['visit-ahead'],
      access: 'admin',
      isOnce: true,
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
      answers: { 201: { description: 'The new quote', schema: quoteSchema, example: quoteExample } },
    },
    {
      id: 'getQuote',
      method: 'get',
      path: adminApi.quote(':id'),
      summary: 'One quote request',
      access: 'admin',
      answers: { 200: { description: 'The quote', schema: quoteSchema, example: quoteExample } },
    },
    {
      id: 'updateQuote',
      method: 'put',
      path: adminApi.quote(':id'),
      summary: 'Change a quote',
      description:
        'What is left out stays as it is. `items` are all lines the quote shall have. Its request’s status moves along. `refuseFutureVisit: true` answers `visit-ahead` instead of completing a visit before its day.',
      access: 'admin',
      body: {
        schema: quoteUpdateSchema,
        example: { status: 'scheduled', preferredDate: '2026-06-02', version: 1 },
      },
      answers: { 200: { description: 'The quote as it is now', schema: quoteSchema } },
      errors: ['version-conflict', 'visit-ahead'],
    },
    {
      id: 'deleteQuote',
      method: 'delete',
      path: adminApi.quote(':id'),
      summary: 'Put a quote into the trash',
      description: 'Thirty days later it is gone for good.',
      access: 'admin',
      answers: { 200: { description: 'It is in the trash', schema: deletedSchema, example: { id: 207 } } },
    },
    {
      id: 'restoreQuote',
      method: 'post',
      path: adminApi.restoreQuote(':id'),
      summary: 'Take a quote out of the trash',
      access: 'admin',
      answers: { 200: { description: 'The quote', schema: quoteSchema } },
    },
  ],
};
