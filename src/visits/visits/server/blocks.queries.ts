import type { Db } from '#kit/db/open.ts';
import type { BlockRow } from '#kit/db/tables/visits.ts';
import { notFound } from '#kit/server/errors.ts';
import { type Block, listBlockedDays } from '#visits/blocks/blocks.ts';

interface Days {
  from: string;
  to: string;
}

/** Those that take time of one of these days, by their first day. */
export const listBlocks = async (db: Db, days: Days): Promise<Block[]> =>
  (await listBlockRows(db, days)).map(toBlock);

export async function listBlockRows(db: Db, days: Days): Promise<BlockRow[]> {
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where('date', '<=', days.to)
    .where((where) =>
      where.or([
        where('untilDate', '>=', days.from),
        where.and([where('untilDate', 'is', null), where('date', '>=', days.from)]),
        where.and([where('untilDate', 'is', null), where('repeats', 'is not', null)]),
      ]),
    )
    .orderBy('date')
    .orderBy('id')
    .execute();
  return rows.filter((row) => listBlockedDays(toBlock(row), days, 1).length > 0);
}

export const getBlock = async (db: Db, id: number): Promise<Block> =>
  toBlock(
    await db
      .selectFrom('blocks')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => notFound('This time off')),
  );

export const toBlock = (row: BlockRow): Block => ({
  id: row.id,
  crewId: row.crewId,
  date: row.date,
  from: row.fromTime,
  to: row.toTime,
  untilDate: row.untilDate,
  reason: row.reason,
  repeats: row.repeats,
  version: row.version,
});
