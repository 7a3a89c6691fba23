import { createHmac, timingSafeEqual } from 'node:crypto';
import { getBatches } from '#kit/db/batches.ts';
import type { Db } from '#kit/db/open.ts';
import { readSecret } from '#kit/db/secrets.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import type { Config } from '#kit/server/config.ts';
import { plainDigits } from '#kit/text/phone.ts';

/** The key in `messageOptOuts.contact`. */
export const emailKey = (email: string): string => email.toLowerCase();
export const textKey = (phone: string): string => plainDigits(phone);

type OptOutReason = 'stop' | 'landline';

export const isOptedOut = async (db: Db, contact: string): Promise<boolean> =>
  (await findOptOut(db, contact)) !== null;

/** Why a contact gets nothing; null if it does. */
export async function findOptOut(db: Db, contact: string): Promise<OptOutReason | null> {
  if (contact === '') return null;
  const found = await db
    .selectFrom('messageOptOuts')
    .select('reason')
    .where('contact', 'in', [contact, await hashedContact(db, contact)])
    .executeTakeFirst();
  return found?.reason ?? null;
}

/**
 * The opt-outs of a person who is erased. A STOP is the wish of whoever has the number, who may be somebody else, and it
 * must be honored even if that person comes back, so it stays as a keyed hash.
 */
export async function hashOptOuts(trx: Trx, contacts: readonly string[]): Promise<void> {
  for (const batch of getBatches(contacts)) {
    const rows = await trx
      .deleteFrom('messageOptOuts')
      .where('contact', 'in', batch)
      .returningAll()
      .execute();
    for (const { contact, createdAt, reason } of rows) {
      await optOut(trx, await hashedContact(trx, contact), new Date(createdAt), reason);
    }
  }
}

const hashedContact = async (db: Db, contact: string) =>
  createHmac('sha256', await readSecret(db, 'opt-outs'))
    .update(contact)
    .digest('base64url');

export async function optOut(
  db: Db,
  contact: string,
  now: Date,
  reason: OptOutReason = 'stop',
): Promise<void> {
  await db
    .insertInto('messageOptOuts')
    .values({ contact, reason, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('contact').doNothing())
    .execute();
}

/** False if the contact was not opted out. */
export async function optIn(db: Db, contact: string): Promise<boolean> {
  const both = [contact, await hashedContact(db, contact)];
  const deletion = db.deleteFrom('messageOptOuts').where('contact', 'in', both).where('reason', '=', 'stop');
  return (await deletion.executeTakeFirst()).numDeletedRows > 0n;
}

/** Links in emails must work for years, so they are signed, not stored. */
export async function unsubscribeUrl(
  db: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  messageId: number,
  language: Language,
): Promise<string> {
  const token = `${messageId}.${sign(await readSecret(db, 'newsletter-links'), messageId)}`;
  return `${publicUrl}${pathIn(language, messagePaths.unsubscribe)}?token=${token}`;
}

/** The id of the message; null if the signature is wrong. */
async function readUnsubscribeToken(db: Db, token: string): Promise<number | null> {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  const expected = sign(await readSecret(db, 'newsletter-links'), Number(id));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(id) : null;
}

const sign = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`message ${id}`).digest('base64url');

/** False if the link is not ours. Succeeds when repeated, and after the message was erased. */
export async function unsubscribe(db: Db, token: string, now: Date): Promise<boolean> {
  const id = await readUnsubscribeToken(db, token);
  if (id === null) return false;
  const message = await db.selectFrom('messages').select('emailTo').where('id', '=', id).executeTakeFirst();
  if (message && message.emailTo !== '') await optOut(db, emailKey(message.emailTo), now);
  return true;
}

/** Whether an unsubscribe link is ours. */
export const canUnsubscribe = async (db: Db, token: string): Promise<boolean> =>
  (await readUnsubscribeToken(db, token)) !== null;
