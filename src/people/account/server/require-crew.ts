import type { UserRow } from '#kit/db/tables/accounts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { wrongField } from '#kit/server/errors.ts';

/** Throws `invalid-input` for the role `crew` without a crew that exists. */
export async function requireCrew(
  trx: Trx,
  { role, crewId }: Pick<UserRow, 'role' | 'crewId'>,
): Promise<void> {
  if (role !== 'crew') return;
  const crew =
    crewId !== null &&
    (await trx.selectFrom('crews').select('id').where('id', '=', crewId).executeTakeFirst());
  if (!crew) throw wrongField('crewId', 'Choose a crew');
}
