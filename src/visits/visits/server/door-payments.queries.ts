import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { Db } from '#kit/db/open.ts';
import { selectIn } from '#kit/db/select-in.ts';
import type { DoorPaymentRow } from '#kit/db/tables/door-payments.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import { pathIn } from '#kit/language/language.ts';
import { formatCents } from '#kit/money/money.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { fullName } from '#kit/text/person.ts';
import { readOwed } from '#money/ledger/server/owed-of-quotes.ts';
import { toTipCents } from '#money/tips/tip-amounts.ts';
import { languagesOfCustomers } from '#sales/customers/server/customer-language.ts';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import type { DoorPayment, RefusedPayment } from '#visits/payments/door-payments.ts';

export const findDoorPayment = (db: Db, key: string): Promise<DoorPaymentRow | undefined> =>
  db.selectFrom('doorPayments').selectAll().where('key', '=', key).executeTakeFirst();

/** Those that were taken, by visit, the oldest first. */
async function listDoorPayments(db: Db, visitIds: readonly number[]): Promise<Map<number, DoorPayment[]>> {
  const rows = await selectIn(visitIds, (ids) =>
    db
      .selectFrom('doorPayments')
      .selectAll()
      .where('visitId', 'in', ids)
      .where('owedCents', 'is', null)
      .orderBy('id')
      .execute(),
  );
  const byVisit = Map.groupBy(rows, ({ visitId }) => visitId);
  return new Map([...byVisit].map(([id, own]) => [id, own.map(toDoorPayment)]));
}

/** Those that the office has not settled, the oldest first. */
export async function listRefusedPayments(db: Db, limit: number): Promise<RefusedPayment[]> {
  const rows = await db
    .selectFrom('doorPayments')
    .innerJoin('visits', 'visits.id', 'doorPayments.visitId')
    .innerJoin('quotes', 'quotes.id', 'visits.quoteId')
    .selectAll('doorPayments')
    .select(['visits.date', 'visits.quoteId', 'quotes.firstName', 'quotes.lastName'])
    .select((row) =>
      row
        .selectFrom('invoices')
        .select('invoices.id')
        .whereRef('invoices.quoteId', '=', 'visits.quoteId')
        .where('invoices.creditOf', 'is', null)
        .orderBy('invoices.id', 'desc')
        .limit(1)
        .as('invoiceId'),
    )
    .where('isRefused', '=', 1)
    .orderBy('doorPayments.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toDoorPayment(row),
    visitId: row.visitId,
    quoteId: row.quoteId,
    date: row.date,
    customerName: fullName(row),
    owed: row.owedCents === null ? null : formatCents(row.owedCents),
    invoiceId: row.invoiceId,
  }));
}

/** The money of visits as their crews see it, by visit; empty where crews take no payments. */
export async function presentOwed(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  visits: readonly Pick<VisitRow, 'id' | 'quoteId'>[],
): Promise<Map<number, Money>> {
  const { crewTakesPayment, tips } = (await readSettings(db)).values;
  if (!crewTakesPayment || visits.length === 0) return new Map();
  const owed = await readOwed(db, [...new Set(visits.map(({ quoteId }) => quoteId))]);
  const taken = await listDoorPayments(
    db,
    visits.map(({ id }) => id),
  );
  const languages = await languagesOfCustomers(
    db,
    [...owed.values()].flatMap(({ unpaid }) => unpaid.at(-1)?.customerId ?? []),
  );
  const getUrl = ({ token, customerId }: InvoiceRow) =>
    config.publicUrl +
    pathIn((customerId !== null && languages.get(customerId)) || 'en', invoicePaths.page(token));
  const present = ({ id, quoteId }: (typeof visits)[number]): [number, Money] => {
    const { owedCents, netCents, unpaid } = owed.get(quoteId)!;
    const last = unpaid.at(-1);
    const shown = tips.isOn ? tips.percents : [];
    return [
      id,
      {
        owed: formatCents(owedCents),
        payUrl: last ? getUrl(last) : null,
        tips: shown.map((percent) => ({ percent, amount: formatCents(toTipCents(netCents, percent)) })),
        payments: taken.get(id) ?? [],
      },
    ];
  };
  return new Map(visits.map(present));
}

type Money = Pick<CrewVisit, 'owed' | 'payUrl' | 'tips' | 'payments'>;

const toDoorPayment = ({
  id,
  method,
  amountCents,
  tipCents,
  reference,
  takenAt,
  userName,
}: DoorPaymentRow) => ({
  id,
  method,
  amount: formatCents(amountCents),
  tip: formatCents(tipCents),
  reference,
  takenAt,
  by: userName,
});
