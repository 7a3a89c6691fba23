import type { Generated, Selectable } from 'kysely';
import type { PaymentMethod } from '#money/invoices/payment-methods.ts';
import type { MovementKind } from '#money/ledger/movements.ts';

/**
 * The ledger: each time money moved, once, on its day. Nothing of it changes later but `invoiceId`, which a deposit gets
 * with its refunds, and what an erasure removes.
 */
export interface MovementsTable {
  id: Generated<number>;
  kind: Generated<MovementKind>;
  /** Null: a deposit that waits for an invoice. */
  invoiceId: number | null;
  /** Stays once the quote is purged, so that its deposits are still found. */
  quoteId: number | null;
  customerId: number | null;
  /** A tip has its visit, whose crew it is for, and the payment that it came with. They stay once those are purged. */
  visitId: number | null;
  crewId: number | null;
  tipOf: number | null;
  /** Negative where it went back. */
  amountCents: number;
  method: PaymentMethod;
  paidAt: string;
  reference: string;
  recordedBy: string;
  /** Stripe's id of the payment, refund or lost dispute; null where staff recorded it. */
  providerId: string | null;
  /** The payment that this one takes back, or gives again. */
  refundOf: number | null;
  /** As they were when it was recorded: what a bookkeeper has read must not change. */
  customerName: Generated<string>;
  invoiceNumber: string | null;
  /** Why a deposit booked nothing. */
  refusal: string | null;
  createdAt: string;
}

/** A refund that Stripe is being asked for. Until it is recorded, or until that time, nobody else refunds the same money. */
export interface PendingRefundsTable {
  id: Generated<number>;
  movementId: number;
  callKey: string;
  amountCents: number;
  until: string;
}

export type MovementRow = Selectable<MovementsTable>;
export type PendingRefundRow = Selectable<PendingRefundsTable>;
