import { toFlag } from '#server/db/portable.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { requiresSecondFactor } from '#server/features/auth/auth.queries.ts';
import { lockCaller } from '#server/features/auth/caller.ts';
import { record } from '#server/features/events/record.ts';
import type { Caller } from '#server/http/endpoint.ts';

/** Takes effect with each person's next call. */
export function requireSecondFactorOfAll(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  isRequired: boolean,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    const before = { requiresSecondFactor: await requiresSecondFactor(trx) };
    const changes = { requiresSecondFactor: toFlag(isRequired) };
    await trx.updateTable('settings').set(changes).where('id', '=', 1).execute();
    const event = { type: 'settings-changed', subject: { kind: 'settings' } } as const;
    await record(trx, { caller, ...event, before, after: { requiresSecondFactor: isRequired } }, clock());
  });
}
