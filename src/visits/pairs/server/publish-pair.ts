import { discard, storePicture } from '#company/pictures/server/uploads.service.ts';
import { requireCategory } from '#company/settings/server/settings.queries.ts';
import { isPassingFailure } from '#kit/db/errors.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { findStoredResponse, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, notFound, wrongField } from '#kit/server/errors.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { finishTakingDown, takeDownPairs } from '#sales/leads/server/take-down-pairs.ts';
import { lockQuote } from '#sales/quotes/server/lock-quote.ts';
import type { PhotoStage } from '#visits/day/visit-progress.ts';
import type { NewPair, PublishedPair } from '#visits/pairs/published-pairs.ts';
import { listVisitPhotos } from '#visits/visits/server/visit-progress.queries.ts';
import { getVisit } from '#visits/visits/server/visits.queries.ts';
import { getPair, insertPair, listPairsOfVisit, toPair } from './published-pairs.queries.ts';

interface Publishing {
  visitId: number;
  pair: NewPair;
  caller: Pick<Caller, 'user'>;
  /** Whoever waits for the encoding. */
  client: string;
}

/**
 * Makes public copies of two photos of a visit and shows them on the site. The copies have random names, because the
 * private name would lead to a photo that only staff may open. Runs once per idempotency key.
 */
export async function publishPair(
  deps: Deps,
  { visitId, pair, caller, client }: Publishing,
  idempotency: Idempotency,
): Promise<PublishedPair> {
  const now = deps.clock();
  const key = { scope: 'published-pairs', ...idempotency, about: { visitId } };
  const known = await findStoredResponse<PublishedPair>(deps.db, key, now);
  if (known) return known.response;
  if (pair.consentDate > calendarDate(now)) {
    throw wrongField('consentDate', 'The consent can’t be in the future');
  }
  await requireCategory(deps.db, pair.category);
  const photos = await inTransaction(deps.db, (trx) => chosenPhotos(trx, visitId, pair));
  const names: string[] = [];
  let published: PublishedPair | undefined;
  try {
    for (const name of photos) {
      const bytes = await deps.files.read(name);
      if (!bytes) throw notFound('This photo');
      const { imageUrl } = await storePicture(deps, bytes, client);
      names.push(imageUrl.split('/').at(-1)!);
    }
    const [beforeName, afterName] = names as [string, string];
    published = await withIdempotency(deps.db, key, now, async (trx) => {
      // Either photo may have been removed during the encoding.
      await chosenPhotos(trx, visitId, pair);
      const { agrees: _, ...shown } = pair;
      const publishedBy = caller.user.name;
      const row = await insertPair(trx, {
        ...shown,
        visitId,
        beforeName,
        afterName,
        publishedBy,
        createdAt: now.toISOString(),
      });
      const { category, consentWay, consentDate } = pair;
      const after = { visit: visitId, category, consentWay, consentDate };
      await record(
        trx,
        { caller, type: 'pair-published', subject: { kind: 'published-pair', id: row.id }, after },
        now,
      );
      return toPair(row);
    });
  } catch (error) {
    // After a lost commit the copies may be shown: then the sweep of pictures decides.
    if (!isPassingFailure(error)) for (const name of names) await discard(deps, name);
    throw error;
  }
  // The same press arrived twice at once; the other copies stay.
  for (const name of names) {
    if (!published.beforeUrl.endsWith(name) && !published.afterUrl.endsWith(name)) await discard(deps, name);
  }
  deps.pages.invalidate('published_pairs');
  return published;
}

/** Locks the quote, and returns the names of both photos. Throws for one that is not a photo of this visit. */
async function chosenPhotos(trx: Trx, visitId: number, pair: NewPair): Promise<string[]> {
  const { quoteId } = await getVisit(trx, visitId);
  await lockQuote(trx, quoteId);
  const photos = (await listVisitPhotos(trx, [visitId])).get(visitId) ?? [];
  const toName = (id: number, stage: PhotoStage) => {
    const photo = photos.find((each) => each.id === id && each.stage === stage);
    if (!photo) throw wrongField(`${stage}PhotoId`, `Choose a photo ${stage} the cleaning`);
    return photo.name;
  };
  const names = [toName(pair.beforePhotoId, 'before'), toName(pair.afterPhotoId, 'after')];
  const isPublished = (await listPairsOfVisit(trx, visitId)).some(
    ({ beforePhotoId, afterPhotoId }) =>
      beforePhotoId === pair.beforePhotoId && afterPhotoId === pair.afterPhotoId,
  );
  if (isPublished) throw new AppError('wrong-state', 'These two photos are on the site already.');
  return names;
}

/** Takes a pair off the site at once, for example because the customer withdrew the consent. */
export async function unpublishPair(
  deps: Deps,
  { id, caller }: { id: number; caller: Pick<Caller, 'user'> },
): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (trx) => {
    const { visitId, category, consentWay, consentDate } = await getPair(trx, id);
    await lockQuote(trx, (await getVisit(trx, visitId)).quoteId);
    // Somebody else may have taken it down meanwhile.
    if ((await takeDownPairs(trx, { id }, now)) === 0) throw notFound('This comparison');
    const before = { visit: visitId, category, consentWay, consentDate };
    await record(
      trx,
      { caller, type: 'pair-unpublished', subject: { kind: 'published-pair', id }, before },
      now,
    );
  });
  await finishTakingDown(deps);
}
