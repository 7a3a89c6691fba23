import { inTransaction } from '#kit/db/transaction.ts';
import { deleteTranslationsWithoutRecord } from '#kit/db/translations.ts';
import { trashCutoff } from '#kit/db/trash.ts';
import { recordPurge } from '#kit/events/server/record-purge.ts';
import type { Deps } from '#kit/server/deps.ts';

/**
 * Purges services, codes and articles that were in the trash for 30 days. The newest service stays as a hidden row, because an
 * empty database would get the demo again. Requests and quotes have a sweep of their own.
 */
export async function sweepCatalog({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const before = trashCutoff(now);
  await inTransaction(db, async (trx) => {
    const posts = await trx.deleteFrom('posts').where('deletedAt', '<', before).executeTakeFirst();
    const services = await trx
      .deleteFrom('services')
      .where('deletedAt', '<', before)
      .where('id', '<', (newest) =>
        newest.selectFrom('services').select((select) => select.fn.max('id').as('id')),
      )
      .executeTakeFirst();
    for (const kind of ['posts', 'services'] as const) await deleteTranslationsWithoutRecord(trx, kind);
    const codes = await trx.deleteFrom('codes').where('deletedAt', '<', before).executeTakeFirst();
    const purged = {
      posts: Number(posts.numDeletedRows),
      services: Number(services.numDeletedRows),
      codes: Number(codes.numDeletedRows),
    };
    for (const [records, count] of Object.entries(purged)) await recordPurge(trx, records, count, now);
  });
}
