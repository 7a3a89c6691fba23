import type { SelectQueryBuilder } from 'kysely';
import { isInvoiceToken } from '#company/profile/invoice-rules.ts';
import { getBatches } from '#kit/db/batches.ts';
import { type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { getSearchText } from '#kit/db/portable.ts';
import type { Schema } from '#kit/db/schema.ts';
import { searchIn } from '#kit/db/search.ts';
import { searchedWords } from '#kit/db/searched-words.ts';
import { selectIn } from '#kit/db/select-in.ts';
import type { DisputeRow, InvoiceLineRow, InvoiceRow, NewInvoice } from '#kit/db/tables/invoices.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Language } from '#kit/language/language.ts';
import { notFound } from '#kit/server/errors.ts';
import type { Paging } from '#kit/wire/paging.ts';
import type { InvoiceFilter } from '#money/invoices/invoices.ts';
import { languagesOfCustomers } from '#sales/customers/server/customer-language.ts';
import { getGroup } from '#sales/customers/server/customers.queries.ts';
import { type CreditNote, listCreditNotes } from './credit-notes.queries.ts';

export type InvoiceWithLines = InvoiceRow & {
  lines: InvoiceLineRow[];
  payments: MovementRow[];
  /** Those that came with its payments, and what went back of them. */
  tips: MovementRow[];
  disputes: DisputeRow[];
  creditNotes: CreditNote[];
  creditOfNumber: string | null;
  /** The customer's. */
  language: Language;
};

/** Newest first. */
export async function listInvoices(
  db: Db,
  { search, status, quoteId, customerId, ...paging }: InvoiceFilter & Paging,
  today: string,
): Promise<ListPage<InvoiceWithLines>> {
  const customerIds = customerId === undefined ? null : await getGroup(db, customerId);
  const found = await searchIn(db, 'invoices', search ? searchedWords(search) : []);
  let query = found.query.selectAll('invoices');
  if (quoteId !== undefined) query = query.where('quoteId', '=', quoteId);
  if (customerIds) query = query.where('customerId', 'in', customerIds);
  const { rows, ...total } = await readNewestFirst(db, ofStatus(query, status, today), found.newest, {
    search,
    scanned: found.scanned,
    ...paging,
  });
  return { rows: await withLines(db, rows), ...total };
}

type InvoiceQuery = SelectQueryBuilder<Schema, 'invoices', InvoiceRow>;

function ofStatus(query: InvoiceQuery, status: InvoiceFilter['status'], today: string): InvoiceQuery {
  if (status === undefined) return query;
  if (status === 'credit-note') return query.where('creditOf', 'is not', null);
  const owed = query.where('status', '=', 'issued').where('creditOf', 'is', null);
  if (status === 'issued') return owed;
  return status === 'overdue' ? owed.where('dueDate', '<', today) : query.where('status', '=', status);
}

export async function getInvoice(db: Db, id: number): Promise<InvoiceWithLines> {
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('This invoice'));
  const [invoice] = await withLines(db, [row]);
  return invoice!;
}

/** Undefined for a draft, too. */
export async function findIssuedInvoice(db: Db, token: string): Promise<InvoiceWithLines | undefined> {
  if (!isInvoiceToken(token)) return undefined;
  const query = db.selectFrom('invoices').selectAll().where('token', '=', token);
  const row = await query.where('number', 'is not', null).executeTakeFirst();
  return row && (await withLines(db, [row]))[0];
}

/** The draft or invoice that already bills a quote. */
export const findInvoiceOfQuote = (db: Db, quoteId: number): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .where('status', '!=', 'void')
    .where('creditOf', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();

export async function withLines(db: Db, rows: readonly InvoiceRow[]): Promise<InvoiceWithLines[]> {
  const lines: InvoiceLineRow[] = [];
  const payments: MovementRow[] = [];
  const tips: (MovementRow & { ofInvoice: number })[] = [];
  const disputes: (DisputeRow & { invoiceId: number })[] = [];
  const notes: (CreditNote & { invoiceId: number })[] = [];
  const numbers = new Map<number, string | null>();
  const languages = await languagesOfCustomers(
    db,
    rows.flatMap(({ customerId }) => customerId ?? []),
  );
  for (const ids of getBatches(rows.map(({ id }) => id))) {
    const ofThese = (table: 'invoiceLines' | 'movements') =>
      db.selectFrom(table).where('invoiceId', 'in', ids).orderBy('id');
    lines.push(...((await ofThese('invoiceLines').selectAll().execute()) as InvoiceLineRow[]));
    payments.push(...((await ofThese('movements').selectAll().execute()) as MovementRow[]));
    const tipped = db
      .selectFrom('movements as tips')
      .innerJoin('movements', 'movements.id', 'tips.tipOf')
      .selectAll('tips')
      .select((row) => row.ref('movements.invoiceId').$notNull().as('ofInvoice'))
      .where('movements.invoiceId', 'in', ids);
    tips.push(...(await tipped.orderBy('tips.id').execute()));
    const disputed = db
      .selectFrom('disputes')
      .innerJoin('movements', 'movements.id', 'disputes.paymentId')
      .selectAll('disputes')
      .select((row) => row.ref('movements.invoiceId').$notNull().as('invoiceId'))
      .where('movements.invoiceId', 'in', ids);
    disputes.push(...(await disputed.orderBy('disputes.id').execute()));
    notes.push(...(await listCreditNotes(db, ids)));
    const credited = db
      .selectFrom('invoices')
      .innerJoin('invoices as notes', 'notes.creditOf', 'invoices.id')
      .select(['notes.id', 'invoices.number'])
      .where('notes.id', 'in', ids);
    for (const { id, number } of await credited.execute()) numbers.set(id, number);
  }
  const linesByInvoice = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const paymentsByInvoice = Map.groupBy(payments, ({ invoiceId }) => invoiceId!);
  const tipsByInvoice = Map.groupBy(tips, ({ ofInvoice }) => ofInvoice);
  const notesByInvoice = Map.groupBy(notes, ({ invoiceId }) => invoiceId);
  const disputesByInvoice = Map.groupBy(disputes, ({ invoiceId }) => invoiceId);
  return rows.map((row) => ({
    ...row,
    lines: linesByInvoice.get(row.id) ?? [],
    payments: paymentsByInvoice.get(row.id) ?? [],
    tips: tipsByInvoice.get(row.id) ?? [],
    disputes: disputesByInvoice.get(row.id) ?? [],
    creditNotes: notesByInvoice.get(row.id) ?? [],
    creditOfNumber: numbers.get(row.id) ?? null,
    language: (row.customerId !== null && languages.get(row.customerId)) || 'en',
  }));
}

export type NewLine = Pick<InvoiceLineRow, 'title' | 'quantity' | 'unitPriceCents'> &
  Partial<Pick<InvoiceLineRow, 'creditOf' | 'unit' | 'minimumPriceCents'>>;

export async function insertInvoice(
  trx: Trx,
  invoice: Omit<NewInvoice, 'searchText'>,
  lines: readonly NewLine[],
): Promise<InvoiceWithLines> {
  const { id } = await trx
    .insertInto('invoices')
    .values({ ...invoice, searchText: invoiceSearchText({ number: null, ...invoice }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertLines(trx, id, lines);
  return getInvoice(trx, id);
}

/** Only for a draft. */
export async function replaceInvoice(
  trx: Trx,
  id: number,
  invoice: Omit<NewInvoice, 'searchText' | 'status' | 'token' | 'createdAt'>,
  lines: readonly NewLine[],
): Promise<InvoiceWithLines> {
  await trx
    .updateTable('invoices')
    .set((row) => ({
      ...invoice,
      status: 'draft' as const,
      searchText: invoiceSearchText({ number: null, ...invoice }),
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await replaceLines(trx, id, lines);
  return getInvoice(trx, id);
}

/** The id of the draft that was made by itself for a quote, which then bills nothing of it until it is replaced. */
export async function releaseAutomaticDraft(trx: Trx, quoteId: number): Promise<number | null> {
  const released = await trx
    .updateTable('invoices')
    .set({ status: 'void' })
    .where('quoteId', '=', quoteId)
    .where('status', '=', 'draft')
    .where('isAutomatic', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return released?.id ?? null;
}

/** Only for a draft that nobody has touched. */
export async function deleteDraft(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('invoiceLines').where('invoiceId', '=', id).execute();
  await trx.deleteFrom('invoices').where('id', '=', id).execute();
}

export async function replaceLines(trx: Trx, invoiceId: number, lines: readonly NewLine[]): Promise<void> {
  await trx.deleteFrom('invoiceLines').where('invoiceId', '=', invoiceId).execute();
  await insertLines(trx, invoiceId, lines);
}

const insertLines = (trx: Trx, invoiceId: number, lines: readonly NewLine[]) =>
  trx
    .insertInto('invoiceLines')
    .values(
      lines.map((line) => ({
        invoiceId,
        title: line.title,
        quantity: line.quantity,
        unit: line.unit ?? 'piece',
        unitPriceCents: line.unitPriceCents,
        minimumPriceCents: line.minimumPriceCents ?? 0,
        creditOf: line.creditOf ?? null,
      })),
    )
    .execute();

/** A search for `2026-0001` looks for its digits, as for those of a phone number. */
/** After an erasure, which leaves nothing to be found by. */
export async function updateInvoiceSearchTexts(trx: Trx, ids: readonly number[]): Promise<void> {
  const rows = await selectIn(ids, (batch) =>
    trx.selectFrom('invoices').selectAll().where('id', 'in', batch).execute(),
  );
  for (const row of rows) {
    const searchText = invoiceSearchText(row);
    await trx.updateTable('invoices').set({ searchText }).where('id', '=', row.id).execute();
  }
}

export const invoiceSearchText = (
  invoice: Pick<InvoiceRow, 'number' | 'customerName' | 'email' | 'serviceAddress'>,
): string =>
  getSearchText([
    invoice.number,
    invoice.number?.replace('-', '') ?? null,
    invoice.customerName,
    invoice.email,
    invoice.serviceAddress,
  ]);
