import { lockKeys } from '#kit/db/lock-key.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { notFound, wrongField } from '#kit/server/errors.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import {
  type Block,
  type BlockTime,
  type BlockUpdate,
  listBlockedDays,
  type NewBlockInput,
  newBlockSchema,
  type SavedBlock,
} from '#visits/blocks/blocks.ts';
import { getBlock } from '#visits/visits/server/blocks.queries.ts';
import { dayKeys } from '#visits/visits/server/booking-calendar.ts';
import { listConflicts } from './block-conflicts.ts';

type Base = Pick<Deps, 'db' | 'clock'>;

/** Runs once per idempotency key. */
export function createBlock(
  { db, clock }: Base,
  input: NewBlockInput,
  idempotency: Idempotency,
): Promise<SavedBlock> {
  const now = clock();
  return withIdempotency(db, { scope: 'blocks', ...idempotency, about: aboutNobody }, now, async (trx) => {
    await requireCrew(trx, input.crewId);
    await lockDays(trx, input, now);
    const time = now.toISOString();
    const { id } = await trx
      .insertInto('blocks')
      .values({ ...toColumns(input), createdAt: time, updatedAt: time })
      .returning('id')
      .executeTakeFirstOrThrow();
    return presentSaved(trx, id, now);
  });
}

export function changeBlock(
  { db, clock }: Base,
  id: number,
  { version, ...update }: BlockUpdate,
): Promise<SavedBlock> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const { id: _id, version: _version, ...before } = await getBlock(trx, id);
    const checked = newBlockSchema.safeParse({ ...before, ...update });
    if (!checked.success) {
      const [issue] = checked.error.issues;
      throw wrongField(issue!.path.join('.'), issue!.message);
    }
    await requireCrew(trx, checked.data.crewId);
    await lockDays(trx, checked.data, now);
    const current = () => presentSaved(trx, id, now);
    await updateEditable(trx, 'blocks', { id, version, changes: toColumns(checked.data), now, current });
    return presentSaved(trx, id, now);
  });
}

/** Runs once per idempotency key. */
export function deleteBlock({ db, clock }: Base, id: number, idempotency: Idempotency): Promise<Deleted> {
  const scope = `deletion-of-block-${id}`;
  return withIdempotency(db, { scope, ...idempotency, about: aboutNobody }, clock(), async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('blocks').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('This time off');
    return { id };
  });
}

const toColumns = ({ from, to, ...rest }: NewBlockInput) => ({ ...rest, fromTime: from, toTime: to });

async function presentSaved(trx: Trx, id: number, now: Date): Promise<SavedBlock> {
  const block: Block = await getBlock(trx, id);
  return { ...block, conflicts: await listConflicts(trx, block, now) };
}

async function requireCrew(trx: Trx, id: number | null): Promise<void> {
  if (id === null) return;
  const crew = await trx.selectFrom('crews').select('id').where('id', '=', id).executeTakeFirst();
  if (!crew) throw wrongField('crewId', 'Choose a crew');
}

/** Whoever books at the same moment either sees the block, or is among its conflicts. */
async function lockDays(trx: Trx, block: BlockTime, now: Date): Promise<void> {
  const today = calendarDate(now);
  await lockKeys(trx, dayKeys(...listBlockedDays(block, { from: today, to: addDays(today, bookableDays) })));
}

/** The longest horizon that Settings take. Staff who book later see conflicts on Today. */
const bookableDays = 366;
