import { trashCutoff } from '#server/db/trash.ts';
import type { Deps } from '#server/deps.ts';

/**
 * Purges services and articles that were in the trash for 30 days. The newest service stays as a hidden row, because an
 * empty database would get the demo again. Requests and quotes have a sweep of their own.
 */
export async function sweepCatalog({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = trashCutoff(clock());
  await db.deleteFrom('posts').where('deletedAt', '<', before).execute();
  await db
    .deleteFrom('services')
    .where('deletedAt', '<', before)
    .where('id', '<', (newest) =>
      newest.selectFrom('services').select((select) => select.fn.max('id').as('id')),
    )
    .execute();
}
