import type { Db } from '#kit/db/open.ts';

/** How long the confirmation of a quote that can be booked waits for the first look at arrival windows. */
export const choosingMilliseconds = 4_000;
const longestMilliseconds = 30 * 60_000;

/**
 * While the visitor chooses a time, the confirmation waits until `until`: once they book, one email says all. If they leave,
 * it goes out by itself, half an hour after the lead at the latest.
 */
export async function holdConfirmation(
  db: Db,
  { requestId, until }: { requestId: number | null; until: Date },
): Promise<void> {
  if (requestId === null) return;
  await db
    .updateTable('outbox')
    .set({ runAfter: until.toISOString() })
    .where('requestId', '=', requestId)
    .where('kind', '=', 'email')
    .where('purpose', '=', 'confirmation')
    .where('messageId', 'is', null)
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .where('leasedUntil', 'is', null)
    .where('runAfter', '<', until.toISOString())
    .where('createdAt', '>', new Date(until.getTime() - longestMilliseconds).toISOString())
    .execute();
}
