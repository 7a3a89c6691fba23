import type { Context } from 'hono';
import * as z from 'zod/mini';
import { kilobytes } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { type ApiSection, publicEndpoint } from '#kit/http/endpoint.ts';
import { formClient } from '#kit/http/form-client.ts';
import { getIdempotency } from '#kit/http/idempotency.ts';
import { setPrivateHeaders } from '#kit/http/private-response.ts';
import { created, ok } from '#kit/http/responses.ts';
import { withoutGuard } from '#kit/limits/form-guard.ts';
import { getVisitorNetwork, limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { quoteApi } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  bookedLeadAnswerSchema,
  bookedLeadSchema,
  cartWindowsQuerySchema,
  cartWindowsSchema,
} from '#visits/booking/lead-booking.ts';
import { refusedIn } from '#visits/quote-page/server/refused-quote.ts';
import {
  bookingInputSchema,
  cancelVisitSchema,
  confirmationAskedSchema,
  customerVisitSchema,
  depositAskedSchema,
  heldSchema,
  holdSchema,
  moveVisitSchema,
  windowDaySchema,
  windowsQuerySchema,
} from '#visits/visits/visits.ts';
import { bookLead, listCartWindows } from './book-lead.ts';
import { bookVisit } from './book-visit.ts';
import { holdWindow } from './hold-window.ts';
import { cancelOwnVisit, moveOwnVisit } from './move-own-visit.ts';
import { customerVisitExample } from './visits.example.ts';
import { listWindows } from './windows.ts';

const bookedSchema = z.object({ visit: customerVisitSchema });
const booked = { visit: customerVisitExample };
const slot = { date: '2026-06-02', from: '08:00', to: '10:00' };

export const bookingRoutes = (deps: Deps): ApiSection => ({
  tag: 'Booking',
  description: 'Customers book, move and cancel the visit of a quote. The token in the URL grants access.',
  bodies: { Booking: bookingInputSchema },
  responses: { CustomerVisit: customerVisitSchema },
  endpoints: {
    listCartWindows: publicEndpoint('get', api.windows, {
      summary: 'Arrival windows that are free for a cart',
      description:
        'Before a quote is stored. `items` as in a link to the calculator: `3x2,5`. `canBook` is false where such a quote cannot be booked online.',
      query: cartWindowsQuerySchema,
      responses: ok('By day', cartWindowsSchema, {
        canBook: true,
        depositPercent: 0,
        days: [{ date: slot.date, windows: [{ from: slot.from, to: slot.to }] }],
      }),
      errors: ['too-many-requests'],
      async before(c) {
        setPrivateHeaders(c);
        await limitVisitor(deps, c, 'windows');
      },
      handle: ({ query }) => listCartWindows(deps, query),
    }),
    bookLead: publicEndpoint('post', api.bookings, {
      summary: 'Ask for a quote and book its visit',
      description:
        'As `sendLead` with `quote`, and both in one transaction. If the visit cannot be booked, such as when its window was taken meanwhile, the quote is stored and `refusal` says why. `next` leads to the payment of a deposit or to the confirmation of a big first visit, as in `bookVisit`.',
      isIdempotent: true,
      body: {
        schema: bookedLeadSchema,
        limit: kilobytes(64),
        example: {
          firstName: 'Ana',
          lastName: 'Lopez',
          phone: '(818) 555-0111',
          service: 'Quote Request',
          quote: {
            items: [{ serviceId: 1, quantity: 1 }],
            contactMethod: 'sms',
            zipCode: '91501',
            preferredDate: slot.date,
          },
          booking: { ...slot, street: '120 Olive Ave', city: 'Burbank', agreesToTerms: true },
        },
      },
      responses: created(
        'The quote is stored, and its visit booked if `visit` says so',
        bookedLeadAnswerSchema,
        {
          id: 412,
          quoteId: 388,
          total: '116.10',
          quoteUrl: 'https://www.example.com/quote/Zm9vYmFyYmF6cXV4',
          visit: customerVisitExample,
          refusal: null,
          next: null,
        },
      ),
      errors: ['price-changed', 'too-many-requests'],
      async before(c) {
        setPrivateHeaders(c);
        await limitVisitor(deps, c, 'lead');
      },
      handle({ c, body }) {
        const { source, ...content } = withoutGuard(body);
        const once = { ...getIdempotency(c, content), client: formClient(deps, c) };
        const network = getVisitorNetwork(deps, c);
        return bookLead(deps, { input: body, once, network, language: getLanguage(c) });
      },
    }),
    listWindows: publicEndpoint('get', quoteApi.windows(':token'), {
      summary: 'Arrival windows that are free',
      description:
        'From today or `from`, on at most 31 days; days without a free window are left out. Empty where customers cannot book online.',
      query: windowsQuerySchema,
      responses: ok('By day', z.array(windowDaySchema), [
        { date: slot.date, windows: [{ from: slot.from, to: slot.to }] },
      ]),
      errors: ['not-found'],
      before: setPrivateHeaders,
      handle: ({ c, query }) => listWindows(deps, getToken(c), query),
    }),
    holdWindow: publicEndpoint('post', quoteApi.hold(':token'), {
      summary: 'Hold a window while the address is typed',
      description:
        'A quote has one hold; a new one replaces it. Fifteen minutes, unless Settings differ, and twice more without a pause. One IP address holds 10 windows and 20 hours at a time.',
      body: { schema: holdSchema, limit: kilobytes(4), example: slot },
      responses: created('Held', heldSchema, { heldUntil: '2026-06-01T18:15:00.000Z' }),
      errors: ['not-found', 'window-taken', 'wrong-state', 'too-many-requests'],
      async before(c) {
        setPrivateHeaders(c);
        await limitVisitor(deps, c, 'hold');
      },
      handle: ({ c, body }) =>
        refusedIn(
          deps,
          c,
          holdWindow(deps, getToken(c), { slot: body, network: getVisitorNetwork(deps, c) }),
        ),
    }),
    bookVisit: publicEndpoint('post', quoteApi.visit(':token'), {
      summary: 'Accept the quote and book its visit',
      description:
        'Both in one transaction. `version` is that of the quote. With `window-taken`, `windows` has those that are still free. Where a deposit is asked for, the answer is `{ checkoutUrl, heldUntil }`, and paying there books. Where somebody whom no crew has met asks for more than six hours, it is `{ confirmationUrl, heldUntil }`, and the link in an email to the quote’s address books.',
      isIdempotent: true,
      body: {
        schema: bookingInputSchema,
        limit: kilobytes(16),
        example: {
          version: 1,
          ...slot,
          name: 'Ana Lopez',
          phone: '(818) 555-0111',
          property: { street: '120 Olive Ave', city: 'Lakeside', zipCode: '91501' },
          agreesToTerms: true,
        },
      },
      responses: created(
        'Booked, or a deposit is to be paid or the booking to be confirmed',
        z.union([bookedSchema, depositAskedSchema, confirmationAskedSchema]),
        booked,
      ),
      errors: [
        'not-found',
        'window-taken',
        'quote-changed',
        'quote-expired',
        'already-decided',
        'wrong-state',
        'too-many-requests',
        'unavailable',
      ],
      before: setPrivateHeaders,
      handle: ({ c, body, idempotency }) =>
        refusedIn(
          deps,
          c,
          bookVisit(deps, {
            token: getToken(c),
            input: body,
            idempotency,
            network: getVisitorNetwork(deps, c),
            language: getLanguage(c),
          }),
        ),
    }),
    moveOwnVisit: publicEndpoint('post', quoteApi.moveVisit(':token'), {
      summary: 'Move the visit to another window',
      description: '`version` is that of the visit. The former window is free once the new one is taken.',
      body: {
        schema: moveVisitSchema,
        limit: kilobytes(4),
        example: { version: 1, ...slot, date: '2026-06-03' },
      },
      responses: ok('Moved', bookedSchema, booked),
      errors: [
        'not-found',
        'window-taken',
        'too-late',
        'version-conflict',
        'wrong-state',
        'too-many-requests',
      ],
      async before(c) {
        setPrivateHeaders(c);
        await limitVisitor(deps, c, 'visit-change');
      },
      handle: ({ c, body }) => moveOwnVisit(deps, getToken(c), body),
    }),
    cancelOwnVisit: publicEndpoint('post', quoteApi.cancelVisit(':token'), {
      summary: 'Cancel the visit',
      description: '`version` is that of the visit. The quote stays accepted and can be booked again.',
      body: { schema: cancelVisitSchema, limit: kilobytes(16), example: { version: 1, reason: 'Moving' } },
      responses: ok('Cancelled', bookedSchema, booked),
      errors: ['not-found', 'too-late', 'version-conflict', 'wrong-state', 'too-many-requests'],
      async before(c) {
        setPrivateHeaders(c);
        await limitVisitor(deps, c, 'visit-change');
      },
      handle: ({ c, body }) => cancelOwnVisit(deps, getToken(c), body),
    }),
  },
});

const getToken = (c: Context) => c.req.param('token') ?? '';
