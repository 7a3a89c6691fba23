import { randomBytes } from 'node:crypto';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { lockCaller } from '#server/features/auth/caller.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { type Idempotency, withIdempotency } from '#server/http/idempotency.ts';
import { enqueue } from '#server/outbox/outbox.queries.ts';
import {
  type AddedWebhook,
  deliveriesKeptDays,
  type Webhook,
  type WebhookDelivery,
} from '#shared/webhooks.ts';
import { eventBody } from './announce.ts';
import { requireCallable } from './webhook-url.ts';
import {
  deleteDeliveries,
  deleteWebhook,
  getWebhook,
  insertWebhook,
  listWebhooks,
  setActive,
} from './webhooks.queries.ts';
import { toDelivery, toWebhook } from './webhooks.serializer.ts';

/** Every lead goes to each of them. */
const maxWebhooks = 10;

/**
 * Runs once per idempotency key. Only the id is stored with the key, so that the secret is stored in one place. Throws
 * `not-found` if the webhook was deleted meanwhile.
 */
export async function addWebhook(
  { db, config, clock }: Deps,
  caller: Caller,
  url: string,
  idempotency: Idempotency,
): Promise<AddedWebhook> {
  requireCallable(config, url);
  const now = clock();
  const { id } = await withIdempotency(db, { scope: 'webhooks', ...idempotency }, now, async (trx) => {
    await lockCaller(trx, caller);
    if ((await listWebhooks(trx)).length >= maxWebhooks) {
      throw new AppError('wrong-state', `You already have ${maxWebhooks} webhooks. Delete one first.`);
    }
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    return { id: await insertWebhook(trx, { url, secret, createdAt: now.toISOString() }) };
  });
  const webhook = await getWebhook(db, id);
  return { ...toWebhook(webhook), secret: webhook.secret };
}

/** Deliveries that wait for a webhook that is off fail at their next attempt. */
export function switchWebhook({ db }: Deps, caller: Caller, id: number, isActive: boolean): Promise<Webhook> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    await getWebhook(trx, id);
    await setActive(trx, id, isActive ? 1 : 0);
    return toWebhook(await getWebhook(trx, id));
  });
}

export function removeWebhook({ db }: Deps, caller: Caller, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockCaller(trx, caller);
    await getWebhook(trx, id);
    await deleteWebhook(trx, id);
  });
}

export async function testWebhook({ db, clock, wakeOutbox }: Deps, id: number): Promise<WebhookDelivery> {
  const delivery = await inTransaction(db, async (trx) => {
    const { isActive } = await getWebhook(trx, id);
    if (isActive === 0) throw new AppError('wrong-state', 'This webhook is off.');
    const data = { message: 'It works.' };
    const payload = eventBody({ type: 'test', data }, clock());
    const [delivery] = await enqueue(trx, [{ kind: 'webhook', payload, webhookId: id }], clock());
    return toDelivery(delivery!, clock());
  });
  wakeOutbox();
  return delivery;
}

/** For the hourly sweep. */
export const sweepDeliveries = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteDeliveries(db, new Date(clock().getTime() - deliveriesKeptDays * 86_400_000));
