import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';

import { sumCents } from '#money/ledger/server/sums.ts';
import { recordMovement } from './record-movement.ts';

type About = Pick<MovementRow, 'quoteId' | 'customerId' | 'customerName' | 'method' | 'paidAt' | 'reference'>;
type Visited = Pick<MovementRow, 'visitId' | 'crewId'>;
type Tip = Visited & {
  tipCents: number;
  providerId: string | null;
  by: Parameters<typeof recordMovement>[1]['by'];
};

/** A movement of its own: on no invoice, so no part of any sum of it. Nothing is recorded for a tip of zero. */
export async function recordTip(
  trx: Trx,
  payment: About & Partial<Pick<MovementRow, 'id'>>,
  { tipCents, providerId, visitId, crewId, by }: Tip,
  now: Date,
): Promise<void> {
  if (tipCents === 0) return;
  const { quoteId, customerId, customerName, method, paidAt, reference } = payment;
  await recordMovement(
    trx,
    {
      ...{ quoteId, customerId, customerName, method, paidAt, reference },
      kind: 'tip',
      invoiceId: null,
      invoiceNumber: null,
      amountCents: tipCents,
      providerId,
      refundOf: null,
      tipped: { visitId, crewId, tipOf: payment.id ?? null },
      by,
    },
    now,
  );
}

/** Whose crew a tip on the payment page is for: that of the visit which the invoice names, else of the quote's last done. */
export async function visitOfInvoice(
  trx: Trx,
  { visitId, quoteId }: Pick<InvoiceRow, 'visitId' | 'quoteId'>,
): Promise<Visited> {
  const visits = trx.selectFrom('visits').select(['id', 'crewId']);
  const found: Pick<VisitRow, 'id' | 'crewId'> | undefined =
    visitId !== null
      ? await visits.where('id', '=', visitId).executeTakeFirst()
      : await visits
          .where('quoteId', '=', quoteId)
          .where('status', '=', 'done')
          .orderBy('id', 'desc')
          .executeTakeFirst();
  return { visitId: found?.id ?? null, crewId: found?.crewId ?? null };
}

/** Sums the tips that came with a payment, without those that went back. */
export const readTipCents = async (trx: Trx, paymentId: number): Promise<number> =>
  sumCents(await listTipsOfPayment(trx, paymentId));

const listTipsOfPayment = (trx: Trx, paymentId: number): Promise<MovementRow[]> =>
  trx.selectFrom('movements').selectAll().where('tipOf', '=', paymentId).orderBy('id').execute();

type Back = Pick<MovementRow, 'paidAt' | 'method' | 'reference' | 'providerId'> & Pick<Tip, 'by'>;

/** Records that so much of a payment's tip went back, at most what is left of it, or came again where `cents` is negative. */
export async function takeTipBack(
  trx: Trx,
  paymentId: number,
  cents: number,
  { by, ...how }: Back,
  now: Date,
): Promise<void> {
  const movements = await listTipsOfPayment(trx, paymentId);
  const tip = movements.find(({ amountCents, refundOf }) => amountCents > 0 && refundOf === null);
  const backCents = Math.min(cents, sumCents(movements));
  if (!tip || backCents === 0) return;
  const { quoteId, customerId, customerName, visitId, crewId, tipOf } = tip;
  const about = { quoteId, customerId, customerName, invoiceId: null, invoiceNumber: null };
  await recordMovement(
    trx,
    {
      ...about,
      ...how,
      kind: 'tip',
      amountCents: -backCents,
      refundOf: tip.id,
      tipped: { visitId, crewId, tipOf },
      by,
    },
    now,
  );
}
