import type { Trx } from '#kit/db/transaction.ts';
import { queueFileRemovals, removeQueuedFiles } from '#kit/files/file-removals.ts';
import type { Deps } from '#kit/server/deps.ts';

type Which = { id: number } | { photoId: number } | { quoteIds: readonly number[] };

/** Deletes published pairs with their public copies; `finishTakingDown` follows the transaction. Returns how many. */
export async function takeDownPairs(trx: Trx, which: Which, now: Date): Promise<number> {
  const pairs = await trx
    .deleteFrom('publishedPairs')
    .where((pair) => {
      if ('id' in which) return pair('id', '=', which.id);
      if ('photoId' in which) {
        return pair.or([pair('beforePhotoId', '=', which.photoId), pair('afterPhotoId', '=', which.photoId)]);
      }
      const visits = pair.selectFrom('visits').select('visits.id').where('quoteId', 'in', which.quoteIds);
      return pair('visitId', 'in', visits);
    })
    .returning(['beforeName', 'afterName'])
    .execute();
  const names = pairs.flatMap(({ beforeName, afterName }) => [beforeName, afterName]);
  if (names.length > 0) await trx.deleteFrom('uploads').where('name', 'in', names).execute();
  await queueFileRemovals(trx, names, now);
  return pairs.length;
}

/** The pages show it no more, and the files are gone; what fails here a sweep retries. */
export async function finishTakingDown(deps: Deps): Promise<void> {
  deps.pages.invalidate('published_pairs');
  await removeQueuedFiles(deps).catch((error) =>
    deps.log.warn('published photos are deleted later', { error: String(error) }),
  );
}
