import { findOptOut, textKey } from '#delivery/opt-outs/server/opt-outs.ts';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import { requireTextable } from '#delivery/texts/server/text-limits.ts';
import { enqueueText } from '#delivery/texts/server/text-log.ts';
import type { Db } from '#kit/db/open.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import { textableDigits } from '#kit/sms/server/area-codes.ts';
import { getPlainMarks } from '#kit/sms/text-message.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import type { Entry, NewTextInput, Thread } from '#messages/conversations/conversations.ts';
import { getCustomer, getGroup } from '#sales/customers/server/customers.queries.ts';
import { listEntries, toEntry } from './conversations.queries.ts';
import { getQuickReplies } from './quick-replies.ts';

type ReadDeps = Pick<Deps, 'db' | 'config'>;

/** The texts with one customer, also with those merged into them. */
export async function getThread(deps: ReadDeps, id: number, before: number | undefined): Promise<Thread> {
  const { db } = deps;
  const { root, group, phone } = await readParty(db, id);
  const reason = await reasonAgainstTexting(deps, phone);
  const unread = await db
    .selectFrom('conversations')
    .select('unread')
    .where('customerId', 'in', group)
    .execute();
  return {
    customerId: root.id,
    name: fullName(root) || phoneText(phone),
    phone: phoneText(phone),
    canText: reason === '',
    reason,
    ...(await listEntries(db, group, before)),
    unread: unread.reduce((sum, row) => sum + row.unread, 0),
    ...(await readLinks(db, group)),
    waits: await isWaiting(db, group),
    quickReplies: await getQuickReplies(deps, root, group),
  };
}

const isWaiting = async (db: Db, group: readonly number[]): Promise<boolean> =>
  (await db
    .selectFrom('requests')
    .select('id')
    .where('customerId', 'in', group)
    .where('answeredAt', 'is', null)
    .where('answerDueAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function readLinks(db: Db, group: readonly number[]) {
  const newest = (table: 'requests' | 'quotes' | 'visits') =>
    db
      .selectFrom(table)
      .select('id')
      .where('customerId', 'in', group)
      .$if(table !== 'visits', (query) => query.where('deletedAt' as never, 'is', null as never))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  const [request, quote, visit] = await Promise.all([newest('requests'), newest('quotes'), newest('visits')]);
  return { requestId: request?.id ?? null, quoteId: quote?.id ?? null, visitId: visit?.id ?? null };
}

/** The customer that stands for the group, and the number that they wrote from last, else the one that is known. */
async function readParty(db: Db, id: number) {
  const own = await getCustomer(db, id);
  const root = own.mergedIntoId === null ? own : await getCustomer(db, own.mergedIntoId);
  const group = await getGroup(db, root.id);
  const incoming = await db
    .selectFrom('texts')
    .select('phoneDigits')
    .where('customerId', 'in', group)
    .where('direction', '=', 'in')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { root, group, phone: incoming?.phoneDigits ?? (root.phone || (await findQuotePhone(db, group))) };
}

async function findQuotePhone(db: Db, group: readonly number[]): Promise<string> {
  const quote = await db
    .selectFrom('quotes')
    .select('phone')
    .where('customerId', 'in', group)
    .where('phone', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return quote?.phone ?? '';
}

/** Empty if the number can be texted. */
async function reasonAgainstTexting({ db, config }: ReadDeps, phone: string): Promise<string> {
  if (phone === '') return 'No phone number';
  if (textableDigits(phone) === null) return 'Texts go to US and Canadian numbers only';
  const optedOut = await findOptOut(db, textKey(phone));
  if (optedOut === 'stop') return 'They replied STOP';
  if (optedOut === 'landline') return 'This number is a landline';
  return (await hasTextGateway({ db, config })) ? '' : 'Texts aren’t set up';
}

/** Texts a customer now, at any hour, once per idempotency key. It answers all of their waiting requests. */
export async function sendText(
  deps: Deps,
  { id, input, caller }: { id: number; input: NewTextInput; caller: Caller },
  idempotency: Idempotency,
): Promise<Entry> {
  const now = deps.clock();
  const once = { scope: `text-to-${id}`, ...idempotency, about: { customerId: id } };
  const entry = await withIdempotency(deps.db, once, now, async (trx) => {
    const { root, phone } = await readParty(trx, id);
    const to = requireTextable(phone);
    const reason = await reasonAgainstTexting({ ...deps, db: trx }, phone);
    if (reason !== '') throw new AppError('wrong-state', `${reason}.`);
    const photos = input.photoUrl ? [await requirePhoto(trx, input.photoUrl)] : [];
    const row = await enqueueText(
      trx,
      {
        customerId: root.id,
        quoteId: null,
        to,
        text: getPlainMarks(input.text),
        cause: 'staff',
        byName: caller.user.name,
        photos: JSON.stringify(photos),
      },
      now,
    );
    await markRead(trx, await getGroup(trx, root.id));
    await record(trx, { type: 'customer.contacted', customerId: root.id }, now);
    for (const name of photos) {
      await trx.updateTable('uploads').set({ textId: row.id }).where('name', '=', name).execute();
    }
    return toEntry(row);
  });
  deps.wakeOutbox();
  return entry;
}

/** The name of an upload that shows nothing else. */
async function requirePhoto(trx: Trx, url: string): Promise<string> {
  const folder = files.upload('');
  const name = url.startsWith(folder) ? url.slice(folder.length) : '';
  const upload = await trx
    .selectFrom('uploads')
    .select('id')
    .where('name', '=', name)
    .where('requestId', 'is', null)
    .where('visitId', 'is', null)
    .where('textId', 'is', null)
    .where('isPublic', '=', 0)
    .executeTakeFirst();
  if (!upload) throw wrongField('photoUrl', 'Upload this picture again');
  return name;
}

async function markRead(trx: Trx, group: readonly number[]): Promise<void> {
  await trx.updateTable('conversations').set({ unread: 0 }).where('customerId', 'in', group).execute();
}

/** Nothing of it is unread anymore. */
export async function readConversation(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, needsNoAnswer }: { id: number; needsNoAnswer: boolean },
): Promise<Thread> {
  const now = clock();
  await inTransaction(db, async (trx) => {
    const { root, group } = await readParty(trx, id);
    await markRead(trx, group);
    if (needsNoAnswer) await record(trx, { type: 'customer.contacted', customerId: root.id }, now);
  });
  return getThread({ db, config }, id, undefined);
}
