import type { Db } from '#kit/db/open.ts';
import type { CsvColumns } from '#kit/http/csv-response.ts';
import { formatCents } from '#kit/money/money.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import { paymentMethodLabels } from '#money/invoices/payment-methods.ts';
import type { Tip } from '#money/tips/tips.ts';
import type { Days } from '#sales/quotes/server/completed-in.ts';

/** Those of the period, the newest first, with what went back of them on its own day. */
export async function listTips(db: Db, { from, to }: Days): Promise<Tip[]> {
  const begin = (date: string) => getInstant(date, 0).toISOString();
  const rows = await db
    .selectFrom('movements')
    .leftJoin('crews', 'crews.id', 'movements.crewId')
    .select(['paidAt', 'crewId', 'crews.name as crew', 'visitId', 'amountCents', 'method'])
    .where('movements.kind', '=', 'tip')
    .where('paidAt', '>=', begin(from))
    .where('paidAt', '<', begin(addDays(to, 1)))
    .orderBy('paidAt', 'desc')
    .orderBy('movements.id', 'desc')
    .execute();
  return rows.map(({ paidAt, crewId, crew, visitId, amountCents, method }) => ({
    date: calendarDate(new Date(paidAt)),
    crewId,
    crew: crew ?? '',
    visitId,
    amount: formatCents(amountCents),
    method,
  }));
}

export const tipColumns: CsvColumns<Tip> = [
  ['Date', ({ date }) => date],
  ['Crew', ({ crew }) => crew],
  ['Visit', ({ visitId }) => visitId],
  ['Amount', ({ amount }) => amount],
  ['Method', ({ method }) => paymentMethodLabels[method]],
];
