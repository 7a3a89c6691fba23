import { AppError } from '#kit/server/errors.ts';
import type { Trx } from './transaction.ts';

/**
 * Replaces the JSON in the only row of `table` if that row still has `version`, otherwise throws `version-conflict`.
 * Content that is already stored writes nothing and returns false, even with an older version.
 */
export async function replaceContent(
  trx: Trx,
  table: 'settings' | 'messageSettings',
  edit: {
    version: number;
    content: object;
    now: Date;
    isStored: () => Promise<boolean>;
    /** The message of the conflict. */
    sentence: string;
    /** Reads the present record for the conflict. */
    current: () => Promise<unknown>;
  },
): Promise<boolean> {
  if (await edit.isStored()) return false;
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({
      content: JSON.stringify(edit.content),
      version: edit.version + 1,
      updatedAt: edit.now.toISOString(),
    })
    .where('id', '=', 1)
    .where('version', '=', edit.version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  // On Postgres another transaction may write between the read and the write.
  if (await edit.isStored()) return false;
  throw new AppError('version-conflict', edit.sentence, { current: await edit.current() });
}
