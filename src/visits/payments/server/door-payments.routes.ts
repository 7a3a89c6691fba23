import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { created, ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import { paidStateSchema } from '#visits/crews/crew-visits.ts';
import { doorPaymentApi, newDoorPaymentSchema } from '#visits/payments/door-payments.ts';
import { inItsLanguage } from '#visits/visits/server/crew-language.ts';
import { presentPaid, recordDoorPayment } from './record-door-payment.ts';
import { settleDoorPayment } from './settle-door-payment.ts';

const payment = {
  method: 'check',
  amount: '161.10',
  reference: '1042',
  tip: '20.00',
  takenAt: '2026-06-02T17:05:00.000Z',
};

export const doorPaymentRoutes = (deps: Deps): ApiSection => ({
  tag: 'Payments at the door',
  description: 'What crews take at a visit, where Settings allow it.',
  bodies: { NewDoorPayment: newDoorPaymentSchema },
  endpoints: {
    recordDoorPayment: adminEndpoint('post', doorPaymentApi.record(':id'), {
      summary: 'Record cash or a check taken at a visit',
      description:
        'Needs an Idempotency-Key, which is remembered as long as the visit. `amount` is without the `tip`. More than is owed fails with `more-than-owed` and `owed`, and is kept for the office (`refusedPayments` of Today).',
      isIdempotent: true,
      body: { schema: newDoorPaymentSchema, example: payment },
      responses: created('The visit now, with `owed`', paidStateSchema),
      errors: ['more-than-owed', 'key-reused'],
      async handle({ c, id, body, caller, idempotency }) {
        await recordDoorPayment(deps, caller, id, body, idempotency);
        return inItsLanguage(deps.db, c, await presentPaid(deps, id));
      },
    }),
    settleDoorPayment: adminEndpoint('post', doorPaymentApi.settle(':id'), {
      summary: 'Settle a payment that was refused',
      description: 'It leaves Today. Nothing is recorded: do that on the invoice, or pay it back.',
      responses: ok('Settled', z.object({ id: z.int() }), { id: 5 }),
      async handle({ id, caller }) {
        await settleDoorPayment(deps, id, caller);
        return { id };
      },
    }),
  },
});
