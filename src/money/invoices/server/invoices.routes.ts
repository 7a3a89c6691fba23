import * as z from 'zod/mini';
import { readAll, respondWithCsv } from '#kit/http/csv-response.ts';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { created, ok, okFile, okPage } from '#kit/http/responses.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { type BookkeepingPeriod, bookkeepingPeriodSchema } from '#money/invoices/bookkeeping.ts';
import { newCreditSchema } from '#money/invoices/credit-notes.ts';
import { invoiceFiguresSchema } from '#money/invoices/invoice-figures.ts';
import {
  invoiceFilterSchema,
  invoiceSchema,
  invoiceUpdateSchema,
  invoiceVersionSchema,
  newInvoiceSchema,
  newPaymentSchema,
  newRefundSchema,
  sendInvoiceSchema,
} from '#money/invoices/invoices.ts';
import { recordExport } from '#people/audit/server/record-export.ts';
import { updateInvoice } from './change-invoice.ts';
import { createInvoice } from './create-invoice.ts';
import { creditInvoice } from './credit-invoice.ts';
import { readInvoiceFigures } from './invoice-figures.ts';
import { invoiceColumns, listIssuedBefore, listPaymentsBefore, paymentColumns } from './invoices.csv.ts';
import { invoiceExample } from './invoices.example.ts';
import { getInvoice, listInvoices } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';
import { issueInvoice } from './issue-invoice.ts';
import { recordPayment, recordRefund } from './payments.service.ts';
import { sendInvoice } from './send-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

const payment = {
  amount: '100.00',
  method: 'check',
  paidAt: '2026-05-19T17:00:00Z',
  reference: 'Check 1042',
};
const draft = {
  ...invoiceExample,
  number: null,
  status: 'draft',
  issuedDate: null,
  dueDate: null,
  sentAt: null,
  url: null,
  payments: [],
  paid: '0.00',
  balance: '0.00',
  version: 1,
};

export const invoiceRoutes = (deps: Deps): ApiSection => ({
  tag: 'Invoices',
  description: 'Invoices, credit notes and payments. An issued invoice never changes.',
  bodies: {
    NewInvoice: newInvoiceSchema,
    InvoiceUpdate: invoiceUpdateSchema,
    NewPayment: newPaymentSchema,
    NewRefund: newRefundSchema,
    NewCredit: newCreditSchema,
  },
  responses: { Invoice: invoiceSchema },
  endpoints: {
    listInvoices: adminEndpoint('get', invoiceApi.invoices, {
      summary: 'Invoices, newest first',
      description:
        '`search` looks in number, name, email and address. `status=issued` is what is still owed, `overdue` what is owed after its due date.',
      query: z.extend(invoiceFilterSchema, pagingSchema.shape),
      responses: okPage(invoiceSchema, invoiceExample),
      async handle({ c, query }) {
        const now = deps.clock();
        const page = await listInvoices(deps.db, query, calendarDate(now));
        const present = (row: (typeof page.rows)[number]) => toInvoice(row, { now, config: deps.config });
        return respondWithList(c, page, present, { log: deps.log, table: 'invoices' });
      },
    }),
    createInvoice: adminEndpoint('post', invoiceApi.invoices, {
      summary: 'Make a draft',
      description:
        'From a quote, from a done visit, or for a customer with your own `lines`. With a quote and your own `lines`, a quote can have a second invoice.',
      isIdempotent: true,
      body: { schema: newInvoiceSchema, example: { quoteId: 207 } },
      responses: created('The draft', invoiceSchema, draft),
      errors: ['already-invoiced', 'not-found'],
      handle: ({ body, idempotency }) => createInvoice(deps, body, idempotency),
    }),
    exportInvoices: adminEndpoint('get', invoiceApi.invoicesCsv, {
      summary: 'Invoices and credit notes as CSV',
      description: 'Those issued on these days, for bookkeeping. Drafts are left out.',
      query: bookkeepingPeriodSchema,
      responses: okFile('text/csv'),
      async handle({ c, query, caller }) {
        await recordExport(deps, caller, 'invoices.csv', query);
        const pages = readAll((after) => listIssuedBefore(deps.db, query, after));
        return respondWithCsv(c, fileName(deps, 'invoices', query), invoiceColumns, pages);
      },
    }),
    exportPayments: adminEndpoint('get', invoiceApi.paymentsCsv, {
      summary: 'Payments and refunds as CSV',
      description: 'Those of these days, with times in the business’s time zone. A refund is negative.',
      query: bookkeepingPeriodSchema,
      responses: okFile('text/csv'),
      async handle({ c, query, caller }) {
        await recordExport(deps, caller, 'payments.csv', query);
        const pages = readAll((after) => listPaymentsBefore(deps.db, query, after));
        return respondWithCsv(c, fileName(deps, 'payments', query), paymentColumns, pages);
      },
    }),
    getInvoiceFigures: adminEndpoint('get', invoiceApi.figures, {
      summary: 'What was quoted, completed, invoiced and collected by month, and what is still owed',
      description: 'The last twelve calendar months of the business, newest first.',
      responses: ok('Money is in dollars', z.array(invoiceFiguresSchema), [
        {
          month: '2026-05',
          quoted: '551.30',
          completed: '298.00',
          invoiced: '277.36',
          collected: '100.00',
          outstanding: '177.36',
        },
      ]),
      handle: () => readInvoiceFigures(deps.db, deps.clock()),
    }),
    getInvoice: adminEndpoint('get', invoiceApi.invoice(':id'), {
      summary: 'An invoice',
      responses: ok('With its lines and payments', invoiceSchema, invoiceExample),
      handle: async ({ id }) => toInvoice(await getInvoice(deps.db, id), present(deps)),
    }),
    updateInvoice: adminEndpoint('patch', invoiceApi.invoice(':id'), {
      summary: 'Change a draft',
      description: 'Fields you leave out stay unchanged; `lines` are replaced as a whole.',
      body: { schema: invoiceUpdateSchema, example: { taxPercent: 9.5, version: 1 } },
      responses: ok('The draft', invoiceSchema),
      errors: ['issued', 'version-conflict'],
      handle: ({ id, body }) => updateInvoice(deps, id, body),
    }),
    issueInvoice: adminEndpoint('post', invoiceApi.issue(':id'), {
      summary: 'Issue a draft',
      description: 'It gets the next number and never changes again. The same call again changes nothing.',
      body: { schema: invoiceVersionSchema, example: { version: 1 } },
      responses: ok('The issued invoice', invoiceSchema),
      errors: ['issued', 'version-conflict'],
      handle: ({ id, body, caller }) => issueInvoice(deps, { id, version: body.version, caller }),
    }),
    voidInvoice: adminEndpoint('post', invoiceApi.void(':id'), {
      summary: 'Void an invoice',
      description:
        'Issues a credit note for all that is left of it, with the next number. Refused until all payments are refunded. A draft is discarded.',
      responses: ok('The invoice, with `creditNote`', invoiceSchema),
      errors: ['wrong-state'],
      handle: ({ id, caller }) => voidInvoice(deps, { id, caller }),
    }),
    creditInvoice: adminEndpoint('post', invoiceApi.creditNotes(':id'), {
      summary: 'Credit a part of an invoice',
      description:
        'Issues a credit note with the next number: for an `amount` with tax in it, or for `lines` with their share of discount and tax. At most what is left. `refundDue` then says what the customer paid too much.',
      isIdempotent: true,
      body: { schema: newCreditSchema, example: { amount: '25.00', reason: 'A stain stayed.', version: 3 } },
      responses: created('The invoice with its credit notes', invoiceSchema, invoiceExample),
      errors: ['wrong-state', 'version-conflict'],
      handle: ({ id, body, caller, idempotency }) =>
        creditInvoice(deps, { id, input: body, caller }, idempotency),
    }),
    sendInvoice: adminEndpoint('post', invoiceApi.send(':id'), {
      summary: 'Send an invoice to its customer',
      description:
        'By email, with your message, the link of its page, and the PDF attached; by text, with your message and the link. `channels` is email or text or both.',
      body: { schema: sendInvoiceSchema, example: { message: 'Thank you for having us.' } },
      responses: ok('The invoice', invoiceSchema, invoiceExample),
      errors: ['wrong-state', 'version-conflict'],
      isIdempotent: true,
      handle: ({ id, body, caller, idempotency }) =>
        sendInvoice(deps, { id, input: body, by: caller.user }, idempotency),
    }),
    recordPayment: adminEndpoint('post', invoiceApi.payments(':id'), {
      summary: 'Record a payment',
      description: 'At most the balance. Nothing is charged.',
      isIdempotent: true,
      body: { schema: newPaymentSchema, example: payment },
      responses: created('The invoice with its payments', invoiceSchema, invoiceExample),
      errors: ['wrong-state'],
      handle: ({ id, body, caller, idempotency }) =>
        recordPayment(deps, { id, input: body, caller }, idempotency),
    }),
    recordRefund: adminEndpoint('post', invoiceApi.refunds(':id'), {
      summary: 'Record a refund',
      description:
        'At most what was paid, and with `withTip` the tips that came by hand on top. No money is moved.',
      isIdempotent: true,
      body: { schema: newRefundSchema, example: payment },
      responses: created('The invoice with its payments', invoiceSchema, invoiceExample),
      errors: ['wrong-state'],
      handle: ({ id, body, caller, idempotency }) =>
        recordRefund(deps, { id, input: body, caller }, idempotency),
    }),
  },
});

const present = ({ clock, config }: Deps) => ({ now: clock(), config });

function fileName({ clock }: Deps, what: string, { from, to }: BookkeepingPeriod): string {
  const today = calendarDate(clock());
  return from || to ? `${what}-${from ?? 'begin'}-to-${to ?? today}` : `${what}-${today}`;
}
