import { toFlag } from '#kit/db/portable.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { requiresSecondFactor } from '#people/sign-in/server/auth.queries.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';

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
