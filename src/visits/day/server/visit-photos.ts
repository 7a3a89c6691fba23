import { discard, storeFile } from '#company/pictures/server/uploads.service.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { queueFileRemovals } from '#kit/files/file-removals.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { getHash, type Idempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, notFound, refuse } from '#kit/server/errors.ts';
import { finishTakingDown, takeDownPairs } from '#sales/leads/server/take-down-pairs.ts';
import type { VisitState } from '#visits/crews/crew-visits.ts';
import { type PhotoStage, type SeenSlot, visitLimits } from '#visits/day/visit-progress.ts';
import { type findFact, insertFact } from '#visits/visits/server/visit-progress.queries.ts';
import { getMoment, lockVisit, presentState, refuseMoved } from './lock-visit.ts';
import { isStored, refuseTooMany, requireKey } from './record-fact.ts';

interface TakenPhoto {
  bytes: Uint8Array;
  stage: PhotoStage;
  at: string;
  seen: SeenSlot;
}

/** Stores a photo of a visit, once per key. It shows a home: only staff, the crew and the customer's page show it. */
export async function addVisitPhoto(
  deps: Deps,
  { user }: Pick<Caller, 'user'>,
  id: number,
  { bytes, stage, at, seen }: TakenPhoto,
  { key: givenKey, client }: Pick<Idempotency, 'key'> & { client: string },
): Promise<VisitState> {
  const key = requireKey({ key: givenKey, bodyHash: getHash(bytes) });
  const now = deps.clock();
  /** Whether it is already stored. Runs before and after the decoding, which takes long. */
  const check = async (trx: Parameters<typeof lockVisit>[0]) => {
    const { visit } = await lockVisit(trx, user, id, now);
    if (await isStored(trx, id, key)) return true;
    refuseMoved(visit, seen);
    await refuseTooMany(trx, id);
    await refuseManyPhotos(trx, id);
    return false;
  };
  const known = await inTransaction(deps.db, async (trx) =>
    (await check(trx)) ? presentState(trx, id) : null,
  );
  if (known) return known;
  const name = await storeFile(deps, bytes, client);
  try {
    const { state, isKept } = await inTransaction(deps.db, async (trx) => {
      const isKnown = await check(trx);
      const takenAt = getMoment(at, now);
      if (!isKnown) {
        await trx
          .updateTable('uploads')
          .set({ visitId: id, stage, takenAt })
          .where('name', '=', name)
          .execute();
        const by = { userId: user.id, userName: user.name };
        const fact = { visitId: id, kind: 'photo' as const, content: '{}', at: takenAt };
        await insertFact(trx, { ...fact, ...key, ...by, createdAt: now.toISOString() });
      }
      return { state: await presentState(trx, id), isKept: !isKnown };
    });
    if (!isKept) await discard(deps, name);
    return state;
  } catch (error) {
    // After a lost commit the row decides: a photo of a visit is not discarded.
    if (error instanceof AppError) await discard(deps, name);
    throw error;
  }
}

async function refuseManyPhotos(trx: Parameters<typeof findFact>[0], visitId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('uploads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('visitId', '=', visitId)
    .executeTakeFirstOrThrow();
  if (Number(count) < visitLimits.photos) return;
  throw refuse('wrong-state', ['tooManyVisitPhotos', visitLimits.photos]);
}

/** A removed photo is gone from the customer's page and from the site at once. A repeat of its upload does not bring it back. */
export async function deleteVisitPhoto(
  deps: Deps,
  { user }: Pick<Caller, 'user'>,
  photoId: number,
): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (trx) => {
    const photo = await trx
      .selectFrom('uploads')
      .select(['name', 'visitId'])
      .where('id', '=', photoId)
      .executeTakeFirst();
    if (!photo?.visitId) throw notFound('This photo');
    await lockVisit(trx, user, photo.visitId, now);
    await takeDownPairs(trx, { photoId }, now);
    await trx.deleteFrom('uploads').where('id', '=', photoId).execute();
    await queueFileRemovals(trx, [photo.name], now);
  });
  await finishTakingDown(deps);
}
