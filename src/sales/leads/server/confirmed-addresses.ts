import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { mailWait } from '#kit/limits/server/mail-waits.ts';
import { mailboxKey } from '#kit/wire/email-address.ts';

/** After so long a person asks anew. */
const forgottenAfter = 30 * 86_400_000;

/** For the hourly sweep. */
export async function deleteOldConfirmations(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - forgottenAfter).toISOString();
  await db.deleteFrom('confirmationMails').where('mailedAt', '<', before).execute();
}

interface Confirmation {
  email: string;
  /** Each has waits of its own. */
  what: string;
}

/**
 * Counts a confirmation to this mailbox and returns 0, or the seconds for which it must wait, since anybody can enter
 * somebody else's address. Locks the row, so call it last.
 */
export async function countConfirmation(trx: Trx, { email, what }: Confirmation, now: Date): Promise<number> {
  const mailbox = getHash(`${what} ${mailboxKey(email)}`);
  const first = await trx
    .insertInto('confirmationMails')
    .values({ mailbox, mails: 1, mailedAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .returning('mailbox')
    .executeTakeFirst();
  if (first) return 0;
  const { mails, mailedAt } = await trx
    .selectFrom('confirmationMails')
    .select(['mails', 'mailedAt'])
    .where('mailbox', '=', mailbox)
    .$if(getEngine(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const isForgotten = mailedAt !== null && now.getTime() - Date.parse(mailedAt) > forgottenAfter;
  const consecutiveMails = isForgotten ? 0 : mails;
  const wait = mailWait({ consecutiveMails, mailedAt }, now);
  if (wait > 0) return Math.ceil(wait / 1000);
  await trx
    .updateTable('confirmationMails')
    .set({ mails: consecutiveMails + 1, mailedAt: now.toISOString() })
    .where('mailbox', '=', mailbox)
    .execute();
  return 0;
}
