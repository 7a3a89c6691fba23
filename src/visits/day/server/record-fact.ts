import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Idempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, refuse } from '#kit/server/errors.ts';
import type { VisitState } from '#visits/crews/crew-visits.ts';
import { type NewVisitFact, visitLimits } from '#visits/day/visit-progress.ts';
import { type FactContent, findFact, insertFact } from '#visits/visits/server/visit-progress.queries.ts';
import { addLine } from './add-line.ts';
import { getMoment, type LockedVisit, lockVisit, presentState, refuseMoved } from './lock-visit.ts';
import { moveStatus } from './move-status.ts';

/** The key of a call whose repeats must find it even weeks later. */
export interface FactKey {
  key: string;
  bodyHash: string;
}

/** Throws 422 without a key: a phone sends again whatever may not have arrived. */
export function requireKey({ key, bodyHash }: Idempotency): FactKey {
  if (key !== null) return { key, bodyHash };
  const message = 'Send an Idempotency-Key, so that this is stored once';
  throw new AppError('invalid-input', `${message}.`, { errors: [{ path: 'Idempotency-Key', message }] });
}

/** Stores what a crew did at a visit, once per key, with what follows from it. */
export async function recordFact(
  deps: Deps,
  { user }: Pick<Caller, 'user'>,
  id: number,
  input: NewVisitFact,
  idempotency: Idempotency,
): Promise<VisitState> {
  const now = deps.clock();
  const key = requireKey(idempotency);
  const at = getMoment(input.at, now);
  const state = await inTransaction(deps.db, async (trx) => {
    const locked = await lockVisit(trx, user, id, now);
    if (!(await isStored(trx, id, key))) {
      refuseMoved(locked.visit, input.seen);
      await refuseTooMany(trx, id);
      const content = await applyFact(trx, locked, { ...input, at }, { by: user, now });
      const by = { userId: user.id, userName: user.name };
      const fact = { visitId: id, kind: input.kind, content: JSON.stringify(content) };
      await insertFact(trx, { ...fact, ...key, ...by, at, createdAt: now.toISOString() });
    }
    return presentState(trx, id);
  });
  deps.wakeOutbox();
  return state;
}

/** Throws `key-reused` for a key of something else. */
export async function isStored(trx: Trx, visitId: number, { key, bodyHash }: FactKey): Promise<boolean> {
  const known = await findFact(trx, key);
  if (!known) return false;
  if (known.visitId !== visitId || known.bodyHash !== bodyHash) {
    throw refuse('key-reused', 'keyReused');
  }
  return true;
}

export async function refuseTooMany(trx: Trx, visitId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('visitFacts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('visitId', '=', visitId)
    .executeTakeFirstOrThrow();
  if (Number(count) < visitLimits.facts) return;
  throw refuse('wrong-state', ['tooManyEntries', visitLimits.facts]);
}

type Context = Parameters<typeof moveStatus>[2];

async function applyFact(
  trx: Trx,
  locked: LockedVisit,
  input: NewVisitFact,
  context: Context,
): Promise<FactContent> {
  switch (input.kind) {
    case 'booked':
    case 'on-the-way':
    case 'started':
    case 'done':
      await moveStatus(trx, { visit: locked.visit, status: input.kind, at: input.at }, context);
      return {};
    case 'step':
      return { itemId: input.itemId, text: input.text, isDone: input.isDone };
    case 'note':
      return { text: input.text };
    case 'line':
      return addLine(trx, locked, input, context);
  }
}
