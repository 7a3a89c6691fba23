import type { Db } from '#kit/db/open.ts';
import type { RequestRow } from '#kit/db/tables/requests.ts';

export const floodMilliseconds = 10 * 60_000;
/** So many in ten minutes are told one by one. */
const maxSingle = 10;

/** Whether the lead is one of many in a few minutes, which are told together. */
export async function isInFlood(
  db: Db,
  { id, createdAt }: Pick<RequestRow, 'id' | 'createdAt'>,
): Promise<boolean> {
  const since = new Date(Date.parse(createdAt) - floodMilliseconds).toISOString();
  const newest = await db
    .selectFrom('requests')
    .select('createdAt')
    .where('quarantinedAt', 'is', null)
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(maxSingle + 1)
    .execute();
  return newest.length > maxSingle && newest.every((one) => one.createdAt > since);
}
