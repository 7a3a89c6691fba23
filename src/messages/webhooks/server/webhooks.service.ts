import { randomBytes } from 'node:crypto';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Caller } from '#kit/http/endpoint.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import { enqueue } from '#kit/outbox/outbox.queries.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { requireCallable } from '#kit/server/outside-url.ts';
import {
  type AddedWebhook,
  deliveriesKeptDays,
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookUpdate,
  webhookEvents,
} from '#messages/webhooks/webhooks.ts';
import { lockCaller } from '#people/sign-in/server/caller.ts';
import { eventBody } from './announce.ts';
import {
  deleteDeliveries,
  deleteWebhook,
  getWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhook,
} from './webhooks.queries.ts';
import { toDelivery, toWebhook } from './webhooks.serializer.ts';

/** Every lead goes to each of them. */
const maxWebhooks = 10;

/**
 * Runs once per idempotency key. Only the id is stored with the key, so that the secret is stored in one place. Throws
 * `not-found` if the webhook was deleted in the meantime.
 */
export async function addWebhook(
  { db, config, clock }: Deps,
  caller: Caller,
  { url, events = [...webhookEvents] }: NewWebhook,
  idempotency: Idempotency,
): Promise<AddedWebhook> {
  requireCallable(config, 'url', url);
  const now = clock();
  const { id } = await withIdempotency(
    db,
    { scope: 'webhooks', ...idempotency, about: aboutNobody },
    now,
    async (trx) => {
      await lockCaller(trx, caller);
      if ((await listWebhooks(trx)).length >= maxWebhooks) {
        throw new AppError('wrong-state', `You already have ${maxWebhooks} webhooks. Delete one first.`);
      }
      const secret = `whsec_${randomBytes(32).toString('base64url')}`;
      const row = { url, secret, events: JSON.stringify(events), createdAt: now.toISOString() };
      const id = await insertWebhook(trx, row);
      const event = { caller, type: 'key-added', subject: { kind: 'webhook', id } } as const;
      await record(trx, { ...event, after: { host: new URL(url).host } }, now);
      return { id };
    },
  );
  const webhook = await getWebhook(db, id);
  return { ...toWebhook(webhook), secret: webhook.secret };
}

/** Deliveries that wait for a webhook that is off fail at their next attempt. */
export function changeWebhook(
  { db, clock }: Deps,
  caller: Caller,
  id: number,
  changes: WebhookUpdate,
): Promise<Webhook> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    const known = toWebhook(await getWebhook(trx, id));
    const { isActive = known.isActive, events = known.events } = changes;
    await updateWebhook(trx, id, { isActive: isActive ? 1 : 0, events: JSON.stringify(events) });
    const event = { caller, type: 'key-changed', subject: { kind: 'webhook', id } } as const;
    const before = { isActive: known.isActive, events: known.events.join(', ') };
    await record(trx, { ...event, before, after: { isActive, events: events.join(', ') } }, clock());
    return toWebhook(await getWebhook(trx, id));
  });
}

export function removeWebhook({ db, clock }: Deps, caller: Caller, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    const { url } = await getWebhook(trx, id);
    await deleteWebhook(trx, id);
    const event = { caller, type: 'key-removed', subject: { kind: 'webhook', id } } as const;
    await record(trx, { ...event, before: { host: new URL(url).host } }, clock());
  });
}

/** Sends one test per idempotency key. */
export async function testWebhook(
  { db, clock, wakeOutbox }: Deps,
  id: number,
  idempotency: Idempotency,
): Promise<WebhookDelivery> {
  const once = { scope: `test-of-webhook-${id}`, ...idempotency, about: aboutNobody };
  const delivery = await withIdempotency(db, once, clock(), async (trx) => {
    const { isActive } = await getWebhook(trx, id);
    if (isActive === 0) throw new AppError('wrong-state', 'This webhook is off.');
    const data = { message: 'It works.' };
    const payload = eventBody({ type: 'test', data }, clock());
    const [delivery] = await enqueue(
      trx,
      [{ kind: 'webhook', payload, webhookId: id, isAboutNobody: true }],
      clock(),
    );
    return toDelivery(delivery!, clock());
  });
  wakeOutbox();
  return delivery;
}

/** For the hourly sweep. */
export const sweepDeliveries = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteDeliveries(db, new Date(clock().getTime() - deliveriesKeptDays * 86_400_000));
