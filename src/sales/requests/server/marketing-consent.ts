import type { Db } from '#kit/db/open.ts';

/** Whether whoever has this number has agreed to marketing texts. STOP ends them all the same. */
export async function hasAgreedToMarketing(db: Db, digits: string): Promise<boolean> {
  const lead = await db
    .selectFrom('requests')
    .select('id')
    .where('phoneDigits', '=', digits)
    .where('marketingTextsAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}
