import type { Db } from '#kit/db/open.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import type { WebhookRow } from '#kit/db/tables/webhooks.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { deleteJobs } from '#kit/outbox/outbox.queries.ts';
import { notFound } from '#kit/server/errors.ts';
import type { WebhookEvent } from '#messages/webhooks/webhooks.ts';

export const listWebhooks = (db: Db): Promise<WebhookRow[]> =>
  db.selectFrom('webhooks').selectAll().orderBy('id').execute();

/** The ids of those that are on and take this event. */
export async function listWebhooksFor(db: Db, event: WebhookEvent): Promise<number[]> {
  const active = db.selectFrom('webhooks').select(['id', 'events']).where('isActive', '=', 1).orderBy('id');
  return (await active.execute())
    .filter(({ events }) => (JSON.parse(events) as WebhookEvent[]).includes(event))
    .map(({ id }) => id);
}

export const findWebhook = (db: Db, id: number): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();

export async function getWebhook(db: Db, id: number): Promise<WebhookRow> {
  const row = await findWebhook(db, id);
  if (!row) throw notFound('This webhook');
  return row;
}

export async function insertWebhook(
  trx: Trx,
  webhook: Pick<WebhookRow, 'url' | 'secret' | 'events' | 'createdAt'>,
): Promise<number> {
  const { id } = await trx.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateWebhook(
  db: Db,
  id: number,
  changes: Pick<WebhookRow, 'isActive' | 'events'>,
): Promise<void> {
  await db.updateTable('webhooks').set(changes).where('id', '=', id).execute();
}

/** Deletes the webhook and its deliveries. */
export async function deleteWebhook(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('outbox').where('webhookId', '=', id).execute();
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}

const listedDeliveries = 50;

/** Newest first. */
export const listDeliveries = (db: Db, webhookId: number): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(listedDeliveries)
    .execute();

/** Deletes finished deliveries. */
export async function deleteDeliveries(db: Db, before: Date): Promise<void> {
  await deleteJobs(db, (jobs) =>
    jobs
      .where('kind', '=', 'webhook')
      .where('status', '!=', 'pending')
      .where('createdAt', '<', before.toISOString()),
  );
}
