import { postalLine } from '#company/profile/postal-address.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { formatCents } from '#kit/money/money.ts';
import { AppError } from '#kit/server/errors.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { attachDeposits } from './attach-deposits.ts';
import { alreadyIssued } from './change-invoice.ts';
import type { InvoiceDeps } from './create-invoice.ts';
import { getInvoice, type InvoiceWithLines, invoiceSearchText } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';

interface Issue {
  id: number;
  /** The draft's, as the caller saw it. */
  version?: number | undefined;
  caller: Caller;
}

/**
 * Gives a draft the next number and copies the business's data into it. The same issue again changes nothing; of an
 * invoice that was issued from another version, throws `issued`.
 */
export function issueInvoice(
  { db, clock, config }: InvoiceDeps,
  { id, version, caller }: Issue,
): Promise<Invoice> {
  const now = clock();
  const present = { now, config };
  return inTransaction(db, async (trx) => {
    await lockRecord(trx, 'invoices', id);
    const draft = await getInvoice(trx, id);
    if (draft.status !== 'draft') {
      const isSame = draft.number !== null && (version === undefined || draft.version === version + 1);
      if (!isSame) throw alreadyIssued(draft, present);
      return toInvoice(draft, present);
    }
    if (version !== undefined && version !== draft.version) {
      throw new AppError('version-conflict', 'Someone else changed this invoice since you opened it.', {
        current: toInvoice(draft, present),
      });
    }
    return toInvoice(await issueDraft(trx, draft, caller.user, now), present);
  });
}

/** The same of a draft that is locked. */
export async function issueDraft(
  trx: Trx,
  draft: InvoiceWithLines,
  by: Actor,
  now: Date,
): Promise<InvoiceWithLines> {
  const { id } = draft;
  const { values } = await readSettings(trx);
  const issuedDate = calendarDate(now);
  const number = await takeNumber(trx, issuedDate);
  await trx
    .updateTable('invoices')
    .set({
      number,
      status: draft.totalCents === 0 ? 'paid' : 'issued',
      isAutomatic: 0,
      issuedDate,
      dueDate: addDays(issuedDate, draft.dueDays),
      legalName: values.invoices.legalName,
      license: values.invoices.license,
      postalAddress: postalLine(values.invoices.postalAddress, values.company.state),
      phone: values.phone,
      businessEmail: values.email,
      searchText: invoiceSearchText({ ...draft, number }),
      version: draft.version + 1,
      updatedAt: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  const numbered = await getInvoice(trx, id);
  const after = { number, total: formatCents(draft.totalCents) };
  const entry = { by, subject: { kind: 'invoice', id }, after } as const;
  await record(trx, { type: 'invoice-issued', ...entry, invoice: numbered }, now);
  await attachDeposits(trx, numbered, now);
  return getInvoice(trx, id);
}

/**
 * The next number of the year, such as `2026-0001`. Everybody who issues waits for this row until the transaction ends,
 * and a failed one gives its number back.
 */
export async function takeNumber(trx: Trx, date: string): Promise<string> {
  const year = Number(date.slice(0, 4));
  const { last } = await trx
    .insertInto('invoiceNumbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({ last: row('invoiceNumbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last).padStart(4, '0')}`;
}
