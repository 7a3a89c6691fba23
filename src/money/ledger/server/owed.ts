import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '#kit/db/schema.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { InvoiceStatus } from '#money/invoices/invoices.ts';

type Sums = Pick<InvoiceRow, 'status' | 'creditOf' | 'totalCents' | 'paidCents' | 'creditedCents'>;

/** The amount still owed on an issued invoice, never more than was billed; zero on any other. */
export const balanceCents = ({ status, creditOf, totalCents, paidCents, creditedCents }: Sums): number =>
  status === 'issued' && creditOf === null ? totalCents - Math.max(0, paidCents) - creditedCents : 0;

/** The same of all selected invoices, summed by the database. */
export const balanceSum = ({ fn, eb }: ExpressionBuilder<Schema, 'invoices'>) =>
  fn
    .sum<number | null>(
      sql<number>`total_cents - case when paid_cents > 0 then paid_cents else 0 end - credited_cents`,
    )
    .filterWhere(eb.and([eb('status', '=', 'issued'), eb('creditOf', 'is', null)]));

/** The amount paid beyond what is owed. */
export const refundDueCents = ({ creditOf, totalCents, paidCents, creditedCents }: Sums): number =>
  creditOf === null ? Math.max(0, paidCents + creditedCents - totalCents) : 0;

/** Returns the status of an issued invoice after a payment or a credit note. A void one stays void. */
export function settledStatus({ status, totalCents, paidCents, creditedCents }: Sums): InvoiceStatus {
  if (status === 'void' || (totalCents > 0 && creditedCents >= totalCents)) return 'void';
  return paidCents + creditedCents >= totalCents ? 'paid' : 'issued';
}
