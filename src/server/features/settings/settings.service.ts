import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { type SettingsUpdate, type StoredSettings, storedSettingsSchema } from '#shared/settings.ts';
import { readSettings, readStoredContent } from './settings.queries.ts';

/**
 * Puts the whole of the settings in place of those of `version`. Throws `version-conflict` where they are others by now,
 * unless these: then they were sent again because their answer was lost.
 */
export async function updateSettings(
  deps: Deps,
  { version, ...values }: SettingsUpdate,
): Promise<StoredSettings> {
  const content = JSON.stringify(values);
  const saved = await inTransaction(deps.db, async (trx) => {
    const written = await trx
      .updateTable('settings')
      .set({
        content,
        version: version + 1,
        updatedAt: deps.clock().toISOString(),
      })
      .where('id', '=', 1)
      .where('version', '=', version)
      .executeTakeFirst();
    if (written.numUpdatedRows === 0n && content !== (await readStoredContent(trx))) {
      throw new AppError('version-conflict', 'Someone else changed the settings since you opened them.', {
        current: await presentSettings(trx),
      });
    }
    return presentSettings(trx);
  });
  deps.pages.forget('settings');
  return saved;
}

export async function presentSettings(db: Deps['db'] | Trx): Promise<StoredSettings> {
  const { values, version, updatedAt } = await readSettings(db);
  return storedSettingsSchema.parse({ ...values, version, updatedAt });
}
