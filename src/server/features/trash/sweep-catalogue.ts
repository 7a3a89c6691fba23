import type { Deps } from '#server/deps.ts';
import { trashKeptDays } from '#shared/trash.ts';

/**
 * Deletes for good the services and articles that have been in the trash for 30 days; quotes have their own copy of a
 * service. The newest service stays as a row that nobody is shown: an empty database would get the demo back at the
 * next start. Requests and quotes have a sweep of their own, for what belongs to them.
 */
export async function sweepCatalogue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - trashKeptDays * 86_400_000).toISOString();
  await db.deleteFrom('posts').where('deletedAt', '<', before).execute();
  await db
    .deleteFrom('services')
    .where('deletedAt', '<', before)
    .where('id', '<', (newest) =>
      newest.selectFrom('services').select((select) => select.fn.max('id').as('id')),
    )
    .execute();
}
