import type { Db } from '#kit/db/open.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import { notFound } from '#kit/server/errors.ts';

/** Oldest first. */
export const listDeposits = (db: Db, quoteId: number): Promise<MovementRow[]> =>
  db
    .selectFrom('movements')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .where('kind', '=', 'deposit')
    .orderBy('id')
    .execute();

/** The newest two hundred that are on no invoice, whatever became of their quotes. */
export const listDepositsWithoutInvoice = (db: Db): Promise<MovementRow[]> =>
  db
    .selectFrom('movements')
    .selectAll()
    .where('invoiceId', 'is', null)
    .where('kind', '=', 'deposit')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export const getDeposit = (db: Db, id: number): Promise<MovementRow> =>
  db
    .selectFrom('movements')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'deposit')
    .executeTakeFirstOrThrow(() => notFound('This deposit'));
